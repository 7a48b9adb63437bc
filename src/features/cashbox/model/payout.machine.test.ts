// Tests of the payout's state machine (S4.63 to S4.65).
import { describe, expect, it } from 'vitest';
import { payoutOrder as order, payoutRecord as payout } from './cashbox.fixtures.ts';
import type { Refused } from '#/api/ApiError.ts';
import {
  firstPayout,
  reducePayout,
  type PayoutEffect,
  type PayoutEvent,
  type PayoutModel,
} from './payout.machine.ts';

const refusal: Refused = { code: 'network_error', retryAfterSeconds: null };
const submitted: PayoutEvent = { type: 'submitted', order };
const confirmed: PayoutEvent = { type: 'confirmed' };

function after(...events: PayoutEvent[]) {
  const last = events.reduce<{ model: PayoutModel; effects: readonly PayoutEffect[] }>(
    ({ model }, event) => reducePayout(model, event),
    { model: firstPayout, effects: [] },
  );
  return { ...last, status: last.model.phase.status };
}
const lost = [submitted, confirmed, { type: 'lost', attempt: 1, refusal }] as const;

describe('a payout', () => {
  it('shows a summary before money moves', () => {
    expect(after(submitted)).toMatchObject({ status: 'reviewing', effects: [] });
    expect(after(submitted, { type: 'changeAsked' }).status).toBe('choosing');
  });
  it('is sent once, however often the button is pressed', () => {
    expect(after(submitted, confirmed).effects).toEqual([{ type: 'send', attempt: 1, order }]);
    expect(after(submitted, confirmed, confirmed).effects).toEqual([]);
  });
  it('starts the code countdown and refetches the lists once created', () => {
    const created = after(submitted, confirmed, { type: 'sent', attempt: 1, payout });
    expect(created.status).toBe('created');
    expect(created.effects).toEqual([{ type: 'startCountdown', payout }, { type: 'refresh' }]);
  });
  it('returns to the form when refused and refetches its data', () => {
    const refused = after(submitted, confirmed, { type: 'refused', attempt: 1, refusal });
    expect(refused.model.phase).toEqual({ status: 'choosing', refusal, unsent: order });
    expect(refused.effects).toEqual([{ type: 'refresh' }]);
  });
});

describe('a lost response', () => {
  it('makes the payout look for its request among the open ones', () => {
    expect(after(...lost)).toMatchObject({
      status: 'looking',
      effects: [{ type: 'lookUp', attempt: 2, order }],
    });
  });
  it('counts as a success if the request is found', () => {
    expect(after(...lost, { type: 'found', attempt: 2, payout }).status).toBe('created');
  });
  it.each([
    { type: 'found', attempt: 2, payout: null },
    { type: 'lookLost', attempt: 2 },
  ] as const)('allows the same call to be repeated if the request is not found ($type)', (event) => {
    const unsure = after(...lost, event);
    expect(unsure.status).toBe('outcomeUnknown');
    expect(reducePayout(unsure.model, { type: 'retryAsked' }).effects).toEqual([
      { type: 'send', attempt: 3, order },
    ]);
  });
  it('ignores the response of an earlier attempt', () => {
    const again = after(...lost, { type: 'lookLost', attempt: 2 }, { type: 'retryAsked' });
    expect(reducePayout(again.model, { type: 'sent', attempt: 1, payout }).model.phase.status).toBe(
      'sending',
    );
  });
});
