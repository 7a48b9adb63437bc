// Property test: whatever the request, the player never pays or leaves a tournament without having
// confirmed it.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { tournamentFixture } from '../tournaments.fixtures.ts';
import { planJoin, type JoinRequest } from './join.ts';

const request: fc.Arbitrary<JoinRequest> = fc.record({
  call: fc.constantFrom('join' as const, 'joinWaitingList' as const, 'choose' as const),
  slug: fc.constantFrom('night-race', 'friday-sprint'),
  title: fc.constant('Any'),
  tournamentSeriesId: fc.constantFrom(null, 51),
  price: fc.constantFrom(0, 250),
  isBlocking: fc.boolean(),
  isActive: fc.boolean(),
  entry: fc.constantFrom(
    null,
    { code: 'max_member_limit_reached' as const, missing: null, limit: 60 },
    { code: 'insufficient_compoint_balance' as const, missing: 250, limit: null },
  ),
  chosen: fc.constantFrom(
    null,
    tournamentFixture({ slug: 'night-race', isMember: true, isChosen: true }),
    tournamentFixture({ slug: 'hundred-seats', isMember: true, isChosen: true }),
    tournamentFixture({ slug: 'no-way-back', isMember: true, isChosen: true, isBlocking: true }),
  ),
});

function expectSafe(pressed: JoinRequest): void {
  const plan = planJoin(pressed);
  if (plan.step !== 'send') return;
  const { call, price, chosen, slug, isActive, entry } = plan.request;
  if (call === 'joinWaitingList') {
    // Among the tournaments above, only full ones have a waiting list. Joining it is free and doesn't leave
    // another tournament.
    expect(entry?.code).toBe('max_member_limit_reached');
    return;
  }
  if (call === 'join') expect({ entry, price }).toEqual({ entry: null, price: 0 });
  expect(isActive && chosen !== null && chosen.slug !== slug).toBe(false);
}

test.prop([request], { numRuns: 10_000 })(
  'without a confirmation, the player never pays or leaves a tournament',
  expectSafe,
);
