import { describe, expect, it } from 'vitest';
import { cardOrder, depositRecord, NOON } from './cashbox.fixtures.ts';
import { isSameOrder, outcomeOf, readCharge, SETTLED_AFTER_MS, type Charge } from './cardCharge.ts';

const charge: Charge = { order: cardOrder, key: 'key-of-the-charge', at: NOON };
const record = { ...depositRecord, requestKey: charge.key };
const other = { ...depositRecord, id: 1, requestKey: 'another-key' };

describe('the outcome of a charge', () => {
  it('is the deposit with its key, not another deposit of the same amount', () => {
    expect(outcomeOf(charge, [other, record], NOON)).toBe(record);
    expect(outcomeOf(charge, [other], NOON)).toBe('unknown');
  });
  it('stays unknown while the list can’t be loaded, however late', () => {
    expect(outcomeOf(charge, null, NOON + 10 * SETTLED_AFTER_MS)).toBe('unknown');
  });
  it('is "not charged" only after the time in which a server could still charge it', () => {
    expect(outcomeOf(charge, [other], NOON + SETTLED_AFTER_MS)).toBe('unknown');
    expect(outcomeOf(charge, [other], NOON + SETTLED_AFTER_MS + 1)).toBe('absent');
  });
  it('stays unknown if the device’s clock was set back', () => {
    expect(outcomeOf(charge, [], NOON - SETTLED_AFTER_MS)).toBe('unknown');
  });
});

describe('an order for the saved card', () => {
  it.each([{ amount: 1 }, { cardId: 'x' }, { giftId: 7 }, { currency: 'EUR' as const }])(
    'is a different order with %o',
    (change) => expect(isSameOrder(cardOrder, { ...cardOrder, ...change })).toBe(false),
  );
  it('stays the same if only its fee has changed', () => {
    expect(isSameOrder(cardOrder, { ...cardOrder, charge: 1 })).toBe(true);
  });
});

describe('a stored charge', () => {
  it('is restored after a reload', () => {
    expect(readCharge(JSON.stringify(charge))).toEqual(charge);
  });
  it.each([
    null,
    '',
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...charge, key: 1 }),
    JSON.stringify({ ...charge, order: { ...cardOrder, amount: '500' } }),
  ])('is ignored if it is broken: %s', (text) => {
    expect(readCharge(text)).toBeNull();
  });
});
