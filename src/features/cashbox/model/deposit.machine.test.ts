import { describe, expect, it } from 'vitest';
import type { Refused } from '#/api/ApiError.ts';
import { depositOrder as order } from './cashbox.fixtures.ts';
import {
  firstDeposit,
  reduceDeposit,
  type DepositEvent,
  type Invoice,
  type OpenedDeposit,
} from './deposit.machine.ts';

const refusal: Refused = { code: 'network_error' };
const submitted: DepositEvent = { type: 'submitted', order };
const page: OpenedDeposit = {
  depositId: 7,
  payment: { kind: 'page', page: { url: 'https://bank.example/', method: 'GET', fields: [] } },
};
const invoice: Invoice = { id: 'i', accessToken: 't', name: 'Deposit', description: '' };
const card: OpenedDeposit = { depositId: 8, payment: { kind: 'invoice', invoice } };

const after = (...events: DepositEvent[]) =>
  events.reduce(({ model }, event) => reduceDeposit(model, event), firstDeposit);
const opened = (deposit: OpenedDeposit, isSeen = true): DepositEvent => ({ type: 'opened', deposit, isSeen });

describe('a deposit', () => {
  it('is opened once, however often the button is pressed', () => {
    expect(after(submitted).effects).toEqual([{ type: 'open', order, isRetry: false }]);
    expect(after(submitted, submitted).effects).toEqual([]);
  });
  it('leads to the provider once it is open, and keeps the order for the return', () => {
    const { model, effects } = after(submitted, opened(page));
    expect(model).toMatchObject({ status: 'paying', depositId: 7, invoice: null });
    expect(effects).toEqual([{ type: 'pay', deposit: page, order }]);
  });
  it('opens no provider if the player has switched tabs meanwhile', () => {
    expect(after(submitted, opened(page, false))).toEqual(firstDeposit);
  });
  it('shows its status if its provider must not be opened', () => {
    const { model, effects } = after(submitted, opened({ depositId: 7, payment: null }));
    expect(model.status).toBe('choosing');
    expect(effects).toHaveLength(1);
  });
  it('returns to the form when refused, until the input changes', () => {
    const refused = after(submitted, { type: 'refused', refusal });
    expect(refused.model).toEqual({ status: 'choosing', refusal });
    expect(reduceDeposit(refused.model, { type: 'inputChanged' })).toEqual(firstDeposit);
  });
  it('repeats the very same order after a lost response', () => {
    const { model, effects } = after(submitted, { type: 'lost', refusal }, { type: 'retryAsked' });
    expect(model.status).toBe('opening');
    expect(effects).toEqual([{ type: 'open', order, isRetry: true }]);
  });
  it('can be edited after a lost response', () => {
    expect(after(submitted, { type: 'lost', refusal }, { type: 'changeAsked' })).toEqual(firstDeposit);
  });
  it('of a card can be paid again after its form was closed or failed to load', () => {
    const paying = [submitted, opened(card)] as const;
    expect(after(...paying, { type: 'cardFormLeft', isFailed: false })).toEqual(firstDeposit);
    const failed = after(...paying, { type: 'cardFormLeft', isFailed: true });
    expect(failed.model).toEqual({ status: 'cardFormFailed', depositId: 8 });
    const again = reduceDeposit(failed.model, { type: 'continued', deposit: card, bill: order });
    expect(again.effects).toEqual([{ type: 'pay', deposit: card, order: null }]);
  });
  it('is no longer in flight when the page returns from the back/forward cache', () => {
    expect(after(submitted, opened(page), { type: 'pageRestored' })).toEqual(firstDeposit);
  });
});
