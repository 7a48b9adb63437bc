import { describe, expect, it } from 'vitest';
import { systemOf } from './cashbox.fixtures.ts';
import { groupMethods, paymentOptionOf, wayOf } from './methods.ts';

const usual = { amount: 500_00, currency: 'RUB', general: null, withInvoice: true };
const ids = (methods: readonly { id: number }[]): number[] => methods.map(({ id }) => id);

describe('payment methods', () => {
  it("open a form, an RBK invoice (88) or Marbella's redirect (77)", () => {
    expect([12, 88, 77, 99].map(wayOf)).toEqual(['form', 'invoice', 'redirect', 'form']);
  });
  it('are ordered by position', () => {
    const systems = [
      systemOf(12, { position: 3 }),
      systemOf(88, { position: 0 }),
      systemOf(77, { position: 1 }),
    ];
    expect(ids(groupMethods(systems, usual).main)).toEqual([88, 77, 12]);
  });
  it('with the ids 2, 5, 6, 7, 44 and 99 are under "more"', () => {
    const systems = [88, 2, 5, 12, 6, 7, 44, 99, 21].map((id, position) => systemOf(id, { position }));
    const { main, more } = groupMethods(systems, usual);
    expect(ids(main)).toEqual([88, 12, 21]);
    expect(ids(more)).toEqual([2, 5, 6, 7, 44, 99]);
  });
  it('are all shown at once if all of them would be under "more"', () => {
    expect(ids(groupMethods([systemOf(2), systemOf(5)], usual).main)).toEqual([2, 5]);
  });
  it('without limits in the currency are not offered', () => {
    expect(groupMethods([systemOf(12)], { ...usual, currency: 'EUR' }).main).toEqual([]);
  });
  it('are marked as unusable if the amount is outside their limits', () => {
    const [method] = groupMethods([systemOf(12)], { ...usual, amount: 99_99 }).main;
    expect(method?.isBeyond).toBe(true);
  });
  it('by card are not offered without a configured card form', () => {
    expect(groupMethods([systemOf(88)], { ...usual, withInvoice: false }).main).toEqual([]);
  });
});

describe('the payment option of a redirect', () => {
  const options = [
    { key: 'card', name: 'Bank card' },
    { key: 'wallet', name: 'Wallet' },
  ];
  it('is offered if Marbella has several options', () => {
    const [marbella] = groupMethods([systemOf(77, { methods: options })], usual).main;
    expect(marbella?.paymentOptions).toEqual(options);
  });
  it("doesn't exist for other methods", () => {
    const [form] = groupMethods([systemOf(12, { methods: options })], usual).main;
    expect(form?.paymentOptions).toEqual([]);
  });
  it('is the chosen option, else the first one, else the card', () => {
    expect(paymentOptionOf({ paymentOptions: options }, 'wallet')).toBe('wallet');
    expect(paymentOptionOf({ paymentOptions: options }, null)).toBe('card');
    expect(paymentOptionOf({ paymentOptions: options }, 'pigeon')).toBe('card');
    expect(paymentOptionOf({ paymentOptions: [] }, 'wallet')).toBe('card');
  });
});
