// When events begin and end, and what they are at an instant (specification S4.1).
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

/** The full hour in which the world began: events lie around it, so that every link shows some of each kind. */
export function anchorOf({ state }: Pick<Context, 'state'>): number {
  return Math.floor(state.startedAt / hour) * hour;
}

/** How much of an event is over, 0 to 1; without an end it is taken for as long as 60 days. */
export function progressAt({ startAt, endAt }: EventTimes, now: number): number {
  const length = (endAt ?? startAt + 60 * 24 * hour) - startAt;
  return Math.min(1, Math.max(0, (now - startAt) / length));
}

const order: Record<EventStatus, number> = { active: 0, future: 1, past: 2 };

/** Active first, then future, then past; then the latest start, then the priority, which past ones lack (specification S4.3). */
export function sortEvents<Item extends EventTimes & { sortPriority: number }>(
  events: readonly Item[],
  now: number,
): Item[] {
  return events.toSorted((one, other) => {
    const status = statusAt(one, now);
    return (
      order[status] - order[statusAt(other, now)] ||
      other.startAt - one.startAt ||
      (status === 'past' ? 0 : other.sortPriority - one.sortPriority)
    );
  });
}
