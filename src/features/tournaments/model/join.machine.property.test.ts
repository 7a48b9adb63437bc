// Whatever is pressed and answered in whatever order: nothing is paid without a yes, one call is on its way.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { tournamentFixture } from '../tournaments.fixtures.ts';
import { initialJoin, joinStep, type JoinEvent, type JoinFacts, type JoinModel } from './join.machine.ts';

const slug = fc.constantFrom('night-race', 'friday-sprint');
const facts: fc.Arbitrary<JoinFacts> = fc.record({
  call: fc.constantFrom('join' as const, 'ask' as const, 'choose' as const),
  slug,
  title: fc.constant('Any'),
  tournamentSeriesId: fc.constantFrom(null, 51),
  price: fc.constantFrom(0, 250),
  isGuest: fc.boolean(),
  isActive: fc.boolean(),
  entry: fc.constantFrom(
    null,
    { code: 'max_member_limit_reached' as const, missing: null, limit: 60 },
    { code: 'insufficient_compoint_balance' as const, missing: 250, limit: null },
  ),
  chosen: fc.constantFrom(
    null,
    tournamentFixture({ slug: 'hundred-seats', isMember: true, isChosen: true }),
    tournamentFixture({ slug: 'no-way-back', isMember: true, isChosen: true, isBlocking: true }),
  ),
  path: fc.constant('/tournaments/any'),
});
const error = fc.constantFrom(
  new ApiError({ kind: 'timeout', operation: 'POST' }),
  new ApiError({ kind: 'http', operation: 'POST', status: 503 }),
  new ApiError({
    kind: 'http',
    operation: 'POST',
    status: 409,
    body: { errors: [{ code: 'already_member' }] },
  }),
);
const event: fc.Arbitrary<JoinEvent> = fc.oneof(
  fc.record({ type: fc.constant('pressed' as const), facts }),
  fc.constant<JoinEvent>({ type: 'confirmed' }),
  fc.constant<JoinEvent>({ type: 'dismissed' }),
  fc.record({ type: fc.constant('succeeded' as const), slug }),
  fc.record({ type: fc.constant('failed' as const), slug, error }),
);

function assertSafe(events: readonly JoinEvent[]): void {
  let model: JoinModel = initialJoin;
  for (const happened of events) {
    const step = joinStep(model, happened);
    const sends = step.effects.filter((effect) => effect.type === 'send');
    if (sends.length > 0) assertSend(model, happened, step.model);
    model = step.model;
  }
}

/** A call is made where none is on its way, by a player, and with a yes where it costs or stops something. */
function assertSend(before: JoinModel, happened: JoinEvent, after: JoinModel): void {
  expect(before.step).not.toBe('sending');
  expect(after.step).toBe('sending');
  if (after.step !== 'sending') return;
  const { isGuest, price, call, chosen, isActive, entry } = after.facts;
  expect(isGuest).toBe(false);
  // What is full is asked for, which the server refuses.
  if (call === 'ask') expect(entry?.code).toBe('max_member_limit_reached');
  if (call === 'join') expect(entry).toBeNull();
  const costs = call !== 'choose' && price > 0;
  const isAsking = call === 'ask';
  if (costs || (!isAsking && chosen !== null && isActive && chosen.slug !== after.facts.slug))
    expect(happened.type).toBe('confirmed');
}

test.prop([fc.array(event, { maxLength: 30 })], { numRuns: 10_000 })(
  'nothing is paid or left without a yes, and one call is on its way',
  assertSafe,
);
