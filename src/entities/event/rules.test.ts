import { describe, expect, it } from 'vitest';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { areAllFinished, lastSwitchAt, listedEvents, readEvent, statusAt } from './rules.ts';

const now = 1_800_000_000_000;
const hour = 3_600_000;
const event = (status: EventStatus, startAt: number | null, endAt: number | null, sortPriority = 0) => ({
  status,
  startAt: startAt === null ? null : now + startAt * hour,
  endAt: endAt === null ? null : now + endAt * hour,
  sortPriority,
});

describe('the status of an event', () => {
  it('is future if the status is future and the start is ahead', () => {
    expect(statusAt(event('future', 1, 2), now)).toBe('future');
    expect(statusAt(event('future', null, null), now)).toBe('future');
  });
  it('is active if the status is active and the end is ahead', () => {
    expect(statusAt(event('active', -1, 1), now)).toBe('active');
    expect(statusAt(event('active', -1, null), now)).toBe('active');
  });
  it('is past if the status is past or the end has passed', () => {
    expect(statusAt(event('past', -2, 1), now)).toBe('past');
    expect(statusAt(event('active', -2, -1), now)).toBe('past');
    expect(statusAt(event('future', -2, -1), now)).toBe('past');
    expect(statusAt(event('active', -2, 0), now)).toBe('past');
  });
  it('switches to active at the start and to past at the end', () => {
    const timed = event('future', 1, 3);
    expect(statusAt(timed, now + hour - 1)).toBe('future');
    expect(statusAt(timed, now + hour)).toBe('active');
    expect(statusAt(timed, now + 3 * hour)).toBe('past');
  });
});

describe('an event from the server', () => {
  it.each([
    ['created', 'future'],
    ['active', 'active'],
    ['finished', 'past'],
  ] as const)('maps the status %s of the tournament service to %s', (title, status) => {
    const raw = { startedAt: '2026-01-14T10:00:00Z', finishedAt: '2026-01-15T10:00:00Z', sortPriority: 3 };
    const times = { startAt: Date.UTC(2026, 0, 14, 10), endAt: Date.UTC(2026, 0, 15, 10), sortPriority: 3 };
    expect(readEvent({ ...raw, status: { title } })).toEqual({ ...times, status });
    expect(readEvent({ ...raw, status })).toEqual({ ...times, status });
  });
  it('has a null start or end if the date is missing or invalid', () => {
    expect(readEvent({ status: 'active', startAt: 'soon', sortPriority: 1 })).toEqual({
      status: 'active',
      startAt: null,
      endAt: null,
      sortPriority: 1,
    });
  });
});

describe('a list of events', () => {
  const past = event('past', -9, -8);
  const future = event('future', 1, 2);
  const active = event('active', -1, 2);
  it('has active events first, then future, then past ones', () => {
    expect(listedEvents([past, future, active], null, now)).toEqual([active, future, past]);
  });
  it("shows the player's own events first, and past events last", () => {
    const mineAhead = { ...future, isMine: true };
    const minePast = { ...past, isMine: true };
    expect(listedEvents([past, minePast, active, mineAhead], null, now)).toEqual([
      mineAhead,
      active,
      minePast,
      past,
    ]);
  });
  it('with a filter contains the events whose current status is the chosen one', () => {
    expect(listedEvents([past, future, active], 'active', now + hour)).toEqual([future, active]);
    expect(listedEvents([past, future, active], 'future', now + hour)).toEqual([]);
  });
  it('is ordered within a status by start date, then by sortPriority, both descending', () => {
    const later = event('active', -0.5, 2, 1);
    const preferred = event('active', -1, 2, 5);
    expect(listedEvents([active, preferred, later], null, now)).toEqual([later, preferred, active]);
  });
  it('ignores sortPriority for past events', () => {
    const preferred = event('past', -9, -8, 50);
    expect(listedEvents([past, preferred], null, now)).toEqual([past, preferred]);
  });
});

it('events count as all finished only if there are any and all are past', () => {
  expect(areAllFinished([], now)).toBe(false);
  expect(areAllFinished([event('past', -2, -1), event('active', -2, -1)], now)).toBe(true);
  expect(areAllFinished([event('past', -2, -1), event('future', 1, 2)], now)).toBe(false);
});

it('the time of the latest status change is 0 without any change', () => {
  const events = [event('future', -1, 3), event('future', 2, null)];
  expect(lastSwitchAt(events, now)).toBe(now - hour);
  expect(lastSwitchAt([], now)).toBe(0);
});
