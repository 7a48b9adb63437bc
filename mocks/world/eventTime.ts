// Start, end and status of events (S4.1).
import type { Context } from './context.ts';
import type { EventStatus } from '../generated/model/index.ts';
import { hour } from './dates.ts';

export interface EventTimes {
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number | null;
}

export function statusAt({ startAt, endAt }: EventTimes, now: number): EventStatus {
  if (now < startAt) return 'future';
  return endAt !== null && now >= endAt ? 'past' : 'active';
}

/**
 * The full hour in which the world began. Events are scheduled relative to it, so that every world has past,
 * running and future events.
 */
export function anchorOf({ state }: Pick<Context, 'state'>): number {
  return Math.floor(state.startedAt / hour) * hour;
}

/** The length of an event in milliseconds; 60 days if it has no end. */
export function lengthOf({ startAt, endAt }: EventTimes): number {
  return (endAt ?? startAt + 60 * 24 * hour) - startAt;
}

/** The elapsed share of an event, 0 to 1. */
export function progressAt(times: EventTimes, now: number): number {
  return Math.min(1, Math.max(0, (now - times.startAt) / lengthOf(times)));
}

const order: Record<EventStatus, number> = { active: 0, future: 1, past: 2 };

/**
 * Sorts events:
 * - unfinished ones (active, then future) before past ones (S4.3),
 * - in each of these two groups, the player's own events first (decision 114),
 * - then by status, then by latest start, then by priority. Past events ignore the priority (S4.3).
 */
export function sortEvents<Item extends EventTimes & { sortPriority: number; isMine?: boolean }>(
  events: readonly Item[],
  now: number,
): Item[] {
  return events.toSorted((one, other) => {
    const status = statusAt(one, now);
    const otherStatus = statusAt(other, now);
    return (
      Number(status === 'past') - Number(otherStatus === 'past') ||
      Number(other.isMine ?? false) - Number(one.isMine ?? false) ||
      order[status] - order[otherStatus] ||
      other.startAt - one.startAt ||
      (status === 'past' ? 0 : other.sortPriority - one.sortPriority)
    );
  });
}
