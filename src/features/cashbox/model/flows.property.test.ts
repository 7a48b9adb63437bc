// In whatever order: no second call beside another, nothing said of money that the server has not said.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { depositOrder, depositRecord, payoutOrder, payoutRecord } from './cashbox.fixtures.ts';
import { reduceDeposit, startDeposit } from './deposit.machine.ts';
import type { DepositEvent, DepositModel } from './depositModel.ts';
import { firstPayout, reducePayout } from './payout.machine.ts';
import type { PayoutEvent, PayoutModel } from './payoutModel.ts';

const refusal = { code: 'network_error', retryAfterSeconds: null };
const attempt = fc.integer({ min: 0, max: 6 });
const status = fc.constantFrom('pending', 'paid', 'declined', 'error');
const page = { url: 'https://pay.example/', method: 'GET', fields: [] } as const;
const invoice = { id: '7', accessToken: 't', name: '', description: '' };

const depositEvent: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.constantFrom<DepositEvent>(
    { type: 'submitted', order: depositOrder },
    { type: 'submitted', order: { ...depositOrder, amount: 1 } },
    { type: 'retryAsked' },
    { type: 'changeAsked' },
    { type: 'inputChanged' },
    { type: 'invoiceFailed' },
    { type: 'invoiceLeft', hint: 'done' },
    { type: 'pageShown' },
    { type: 'lookAsked' },
    { type: 'told' },
  ),
  attempt.map((number): DepositEvent => ({ type: 'refused', attempt: number, refusal })),
  attempt.map((number): DepositEvent => ({ type: 'lost', attempt: number, refusal })),
  attempt.map((number): DepositEvent => ({ type: 'lookLost', attempt: number })),
  fc.tuple(attempt, fc.boolean()).map(([number, isPage]): DepositEvent => ({
    type: 'opened',
    attempt: number,
    answer: isPage ? { kind: 'page', page } : { kind: 'invoice', invoice },
  })),
  fc.tuple(attempt, fc.option(status)).map(([number, found]): DepositEvent => ({
    type: 'found',
    attempt: number,
    deposit: found === null ? null : { ...depositRecord, status: found },
  })),
);

/** What holds for each step of a deposit. */
function checkDepositStep(
  before: DepositModel,
  event: DepositEvent,
  { model, effects }: ReturnType<typeof reduceDeposit>,
): void {
  const calls = effects.filter(({ type }) => type === 'open' || type === 'lookUp');
  expect(calls.length).toBeLessThanOrEqual(1);
  if (effects.some(({ type }) => type === 'open'))
    expect(['choosing', 'unsure']).toContain(before.phase.status);
  if (model.phase.status === 'ended' && before.phase.status !== 'ended')
    expect(event).toMatchObject({ type: 'found', deposit: { status: model.phase.outcome } });
  // An order never changes its amount on the way.
  if ('order' in before.phase && 'order' in model.phase && before.phase.status !== 'unsure')
    expect(model.phase.order).toBe(before.phase.order);
  expect(model.attempt).toBeGreaterThanOrEqual(before.attempt);
}

test.prop([fc.array(depositEvent, { maxLength: 60 }), fc.boolean()], { numRuns: 2_000 })(
  'a deposit makes one call at a time, and ends only by what the server says',
  (events, isBack) => {
    let { model } = startDeposit(isBack ? depositOrder : null, 'done');
    for (const event of events) {
      const step = reduceDeposit(model, event);
      checkDepositStep(model, event, step);
      ({ model } = step);
    }
  },
);

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

/** What holds for each step of a payout. */
function checkPayoutStep(
  before: PayoutModel,
  event: PayoutEvent,
  { model, effects }: ReturnType<typeof reducePayout>,
): void {
  const sent = effects.find((effect) => effect.type === 'send');
  if (sent) {
    expect(['reviewing', 'unsure']).toContain(before.phase.status);
    expect('order' in before.phase && sent.order === before.phase.order).toBe(true);
  }
  if (model.phase.status === 'created' && before.phase.status !== 'created')
    expect(['sent', 'found']).toContain(event.type);
}

test.prop([fc.array(payoutEvent, { maxLength: 60 })], { numRuns: 2_000 })(
  'a payout is sent only from its summary or again as the same one, and is created only by the server’s word',
  (events) => {
    let model = firstPayout;
    for (const event of events) {
      const step = reducePayout(model, event);
      checkPayoutStep(model, event, step);
      ({ model } = step);
    }
  },
);
