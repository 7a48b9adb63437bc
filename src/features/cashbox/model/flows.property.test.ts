// Any events in any order: a payout is sent only from its review or as a retry, and exists only if the server
// confirms it.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { payoutOrder, payoutRecord } from './cashbox.fixtures.ts';
import { firstPayout, reducePayout, type PayoutEvent, type PayoutModel } from './payout.machine.ts';

const refusal = { code: 'network_error', retryAfterSeconds: null };
const attempt = fc.integer({ min: 0, max: 6 });

const payoutEvent: fc.Arbitrary<PayoutEvent> = fc.oneof(
  fc.constantFrom<PayoutEvent>(
    { type: 'submitted', order: payoutOrder },
    { type: 'submitted', order: { ...payoutOrder, amount: 1 } },
    { type: 'confirmed' },
    { type: 'retryAsked' },
    { type: 'changeAsked' },
    { type: 'inputChanged' },
  ),
  attempt.map((number): PayoutEvent => ({ type: 'sent', attempt: number, payout: payoutRecord })),
  attempt.map((number): PayoutEvent => ({ type: 'refused', attempt: number, refusal })),
  attempt.map((number): PayoutEvent => ({ type: 'lost', attempt: number, refusal })),
  attempt.map((number): PayoutEvent => ({ type: 'lookLost', attempt: number })),
  fc.tuple(attempt, fc.boolean()).map(([number, isThere]): PayoutEvent => ({
    type: 'found',
    attempt: number,
    payout: isThere ? payoutRecord : null,
  })),
);

function checkPayoutStep(
  before: PayoutModel,
  event: PayoutEvent,
  { model, effects }: ReturnType<typeof reducePayout>,
): void {
  const sent = effects.find((effect) => effect.type === 'send');
  if (sent) {
    expect(['reviewing', 'outcomeUnknown']).toContain(before.phase.status);
    expect('order' in before.phase && sent.order === before.phase.order).toBe(true);
  }
  if (model.phase.status === 'created' && before.phase.status !== 'created')
    expect(['sent', 'found']).toContain(event.type);
}

test.prop([fc.array(payoutEvent, { maxLength: 60 })], { numRuns: 2_000 })(
  'sends a payout only from its summary or as a retry, and shows it only once the server has it',
  (events) => {
    let model = firstPayout;
    for (const event of events) {
      const step = reducePayout(model, event);
      checkPayoutStep(model, event, step);
      ({ model } = step);
    }
  },
);
