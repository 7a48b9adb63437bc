// Named by what a player meets on the way of a payout (specification S4.63 to S4.65).
import { describe, expect, it } from 'vitest';
import { payoutOrder as order, payoutRecord as payout } from './cashbox.fixtures.ts';
import type { Refused } from '#/api/refused.ts';
import { firstPayout, reducePayout } from './payout.machine.ts';
import type { PayoutEffect, PayoutEvent, PayoutModel } from './payoutModel.ts';

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
  it('is shown once more before money moves', () => {
    expect(after(submitted)).toMatchObject({ status: 'reviewing', effects: [] });
    expect(after(submitted, { type: 'changeAsked' }).status).toBe('choosing');
  });
  it('is sent once, however often the button is pressed', () => {
    expect(after(submitted, confirmed).effects).toEqual([{ type: 'send', attempt: 1, order }]);
    expect(after(submitted, confirmed, confirmed).effects).toEqual([]);
  });
  it('that is created begins the countdown of its code, and the lists are asked for anew', () => {
    const created = after(submitted, confirmed, { type: 'sent', attempt: 1, payout });
    expect(created.status).toBe('created');
    expect(created.effects).toEqual([{ type: 'startCountdown', payout }, { type: 'refresh' }]);
  });
  it('that is refused goes back to the form, whose facts are asked for anew', () => {
    const refused = after(submitted, confirmed, { type: 'refused', attempt: 1, refusal });
    expect(refused.model.phase).toEqual({ status: 'choosing', refusal });
    expect(refused.effects).toEqual([{ type: 'refresh' }]);
  });
});

describe('a lost answer', () => {
  it('is looked up among the open requests', () => {
    expect(after(...lost)).toMatchObject({
      status: 'looking',
      effects: [{ type: 'lookUp', attempt: 2, order }],
    });
  });
  it('of a request that is there is as good as an answer', () => {
    expect(after(...lost, { type: 'found', attempt: 2, payout }).status).toBe('created');
  });
  it.each([
    { type: 'found', attempt: 2, payout: null },
    { type: 'lookLost', attempt: 2 },
  ] as const)('that cannot be looked up ($type) lets the same call be made again', (event) => {
    const unsure = after(...lost, event);
    expect(unsure.status).toBe('unsure');
    expect(reducePayout(unsure.model, { type: 'retryAsked' }).effects).toEqual([
      { type: 'send', attempt: 3, order },
    ]);
  });
  it('of an earlier call is not heard', () => {
    const again = after(...lost, { type: 'lookLost', attempt: 2 }, { type: 'retryAsked' });
    expect(reducePayout(again.model, { type: 'sent', attempt: 1, payout }).model.phase.status).toBe(
      'sending',
    );
  });
});
