import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { EventStatus } from '#/api/generated/model/index.ts';
import { statusAt, type ListedEvent } from '#/entities/event/rules.ts';
import { prizeFixture } from '#/entities/promo/promo.fixtures.tsx';
import type { PromoPhase } from '#/entities/promo/rules.ts';
import { phaseOf } from './phase.ts';

const step: Readonly<Record<PromoPhase, number>> = {
  waiting: 0,
  running: 1,
  drawing: 2,
  results: 3,
  over: 3,
};
const instant = fc.integer({ min: 1, max: 10_000 });
const event: fc.Arbitrary<ListedEvent> = fc.record({
  status: fc.constantFrom(...Object.values(EventStatus)),
  startAt: fc.option(instant),
  endAt: fc.option(instant),
  sortPriority: fc.nat(5),
});

function assertOnward(
  given: ListedEvent,
  pageType: 'lottery' | 'exchange',
  drawAt: number,
  times: number[],
): void {
  const steps = times
    .toSorted((one, other) => one - other)
    .map((now) => {
      const prizes = [prizeFixture({ winners: now >= drawAt ? ['fox'] : [] })];
      return step[phaseOf({ pageType, prizes }, statusAt(given, now))];
    });
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
}

test.prop([event, fc.constantFrom('lottery', 'exchange'), instant, fc.array(instant, { minLength: 2 })], {
  numRuns: 2_000,
})('a promotion never goes back to an earlier phase', assertOnward);
