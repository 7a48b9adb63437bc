// Property tests: a status never goes backwards, and sorting a list loses no event.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { EventStatus } from '#/api/generated/model/index.ts';
import { lastSwitchAt, listedEvents, statusAt, type ListedEvent } from './rules.ts';

const instant = fc.integer({ min: 1, max: 10_000 });
const event: fc.Arbitrary<ListedEvent> = fc.record({
  status: fc.constantFrom(...Object.values(EventStatus)),
  startAt: fc.option(instant),
  endAt: fc.option(instant),
  sortPriority: fc.nat(5),
});
const rank = { future: 0, active: 1, past: 2 } as const;
const order = { active: 0, future: 1, past: 2 } as const;

function assertOnward(given: ListedEvent, earlier: number, later: number): void {
  expect(rank[statusAt(given, earlier)]).toBeLessThanOrEqual(rank[statusAt(given, later)]);
}

function assertSameMoment(events: readonly ListedEvent[], now: number): void {
  const moment = lastSwitchAt(events, now);
  expect(events.map((item) => statusAt(item, moment))).toEqual(events.map((item) => statusAt(item, now)));
}

function assertOrdered(events: readonly ListedEvent[], now: number): void {
  const listed = listedEvents(events, null, now);
  expect(listed).toHaveLength(events.length);
  expect(new Set(listed)).toEqual(new Set(events));
  const places = listed.map((item) => order[statusAt(item, now)]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

test.prop([event, instant, instant], { numRuns: 10_000 })(
  'the status of an event never goes backwards',
  (given, one, other) => {
    assertOnward(given, Math.min(one, other), Math.max(one, other));
  },
);

test.prop([fc.array(event, { maxLength: 12 }), instant], { numRuns: 10_000 })(
  'no status changes between the time of the latest change and now',
  assertSameMoment,
);

test.prop([fc.array(event, { maxLength: 12 }), instant])(
  'sorting a list neither loses nor duplicates an event',
  assertOrdered,
);
