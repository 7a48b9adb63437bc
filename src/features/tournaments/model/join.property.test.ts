// Property test: whatever the request, the player never pays or leaves a tournament without having
// confirmed it.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { tournamentFixture } from '../tournaments.fixtures.ts';
import { isConfirmedBy, planJoin, type JoinRequest } from './join.ts';

const request: fc.Arbitrary<JoinRequest> = fc.record({
  call: fc.constantFrom('join' as const, 'joinWaitingList' as const, 'choose' as const),
  slug: fc.constantFrom('night-race', 'friday-sprint'),
  title: fc.constant('Any'),
  tournamentSeriesId: fc.constantFrom(null, 51),
  price: fc.constantFrom(0, 250),
  isBlocking: fc.boolean(),
  isActive: fc.boolean(),
  isMember: fc.boolean(),
  entry: fc.constantFrom(
    null,
    { code: 'max_member_limit_reached' as const, missing: null, limit: 60 },
    { code: 'closed_tournament' as const, missing: null, limit: null },
    { code: 'insufficient_compoint_balance' as const, missing: 250, limit: null },
  ),
  chosen: fc.constantFrom(
    null,
    tournamentFixture({ slug: 'night-race', isMember: true, isChosen: true }),
    tournamentFixture({ slug: 'hundred-seats', isMember: true, isChosen: true }),
    tournamentFixture({ slug: 'no-way-back', isMember: true, isChosen: true, isBlocking: true }),
  ),
});

const isForWaitingList = (code: string | undefined): boolean =>
  code === 'max_member_limit_reached' || code === 'closed_tournament';

function expectSafe(pressed: JoinRequest): void {
  const plan = planJoin(pressed);
  if (plan.step !== 'send') return;
  const { call, price, chosen, slug, isActive, isMember, entry } = plan.request;
  if (call !== 'choose') expect(isMember).toBe(false);
  if (call === 'joinWaitingList') {
    expect(isForWaitingList(entry?.code)).toBe(true);
    return;
  }
  if (call === 'join') expect({ entry, price }).toEqual({ entry: null, price: 0 });
  expect(isActive && chosen !== null && chosen.slug !== slug).toBe(false);
}

function expectSameDeal(latest: JoinRequest, confirmed: JoinRequest): void {
  if (!isConfirmedBy(latest, confirmed)) return;
  const dealOf = ({ call, price, chosen }: JoinRequest) => [call, price, chosen?.slug];
  expect(dealOf(latest)).toEqual(dealOf(confirmed));
}

function expectNoEmptyPromise(pressed: JoinRequest): void {
  const plan = planJoin(pressed);
  const code = plan.step === 'refuse' ? plan.refused.code : undefined;
  expect(isForWaitingList(code)).toBe(false);
}

test.prop([request], { numRuns: 10_000 })(
  'without a confirmation, the player never pays or leaves a tournament',
  expectSafe,
);

test.prop([request, request], { numRuns: 10_000 })(
  'a confirmation holds only for the same price and the same tournament to leave',
  expectSameDeal,
);

test.prop([request], { numRuns: 10_000 })(
  'a refusal that promises a notification is never shown before the request was sent',
  expectNoEmptyPromise,
);
