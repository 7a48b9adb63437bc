// Status and order of promotions, tournaments and series (specification S4.1 to S4.3).
import type { EventStatus, TournamentStatus } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** Events per page (specification S9.23). */
export const EVENTS_PAGE_SIZE = 9;

/** Kinds of events that a list can show (specification S2.51). */
export type EventKind = 'tournament' | 'action' | 'all';

/** Start and end of an event, in epoch milliseconds of the server's clock. */
export interface EventTimes {
  /** The status in the server's response. It may have changed since then. */
  readonly status: EventStatus;
  /** Null if the server gives no start. */
  readonly startAt: number | null;
  /** Null for an event without an end. */
  readonly endAt: number | null;
}

export interface ListedEvent extends EventTimes {
  readonly sortPriority: number;
  readonly isMine?: boolean;
}

/**
 * An event as the API sends it. Promotions and tournaments have different names for their times, and
 * different statuses.
 */
export interface RawEvent {
  readonly status: EventStatus | TournamentStatus;
  readonly startAt?: string;
  readonly endAt?: string;
  readonly startedAt?: string;
  readonly finishedAt?: string;
  readonly sortPriority: number;
}

const statusOfTitle = new Map<string, EventStatus>([
  ['created', 'future'],
  ['active', 'active'],
  ['finished', 'past'],
  ['future', 'future'],
  ['past', 'past'],
]);

function readStatus(status: RawEvent['status']): EventStatus {
  const title = typeof status === 'string' ? status : status.title;
  return statusOfTitle.get(title) ?? 'future';
}

/** Normalises an event from the API (specification S3.10, S3.11). */
export function readEvent(raw: RawEvent): ListedEvent {
  return {
    status: readStatus(raw.status),
    startAt: parseInstant(raw.startAt ?? raw.startedAt),
    endAt: parseInstant(raw.endAt ?? raw.finishedAt),
    sortPriority: raw.sortPriority,
  };
}

/**
 * An event is past if either the server or the clock says so. A status never goes backwards (specification
 * S4.1).
 */
export function statusAt({ status, startAt, endAt }: EventTimes, now: number): EventStatus {
  if (status === 'past' || (endAt !== null && endAt <= now)) return 'past';
  if (status === 'active') return 'active';
  return startAt === null || startAt > now ? 'future' : 'active';
}

/**
 * The latest time up to `now` at which any of the events started or ended, or 0 if there is none. No status
 * changes between that time and `now`.
 */
export function lastSwitchAt(events: readonly EventTimes[], now: number): number {
  const moments = events.flatMap(({ startAt, endAt }) => [startAt ?? 0, endAt ?? 0]);
  return moments.reduce((latest, moment) => (moment <= now && moment > latest ? moment : latest), 0);
}

const order: Readonly<Record<EventStatus, number>> = { active: 0, future: 1, past: 4 };

/**
 * The event's sort group. The order is: the player's own active, own future, other active, other future, own
 * past, other past events.
 */
const groupOf = ({ isMine }: ListedEvent, status: EventStatus): number => order[status] + (isMine ? 0 : 2);

/**
 * Sorts by group, then by latest start, then by priority. Priority doesn't apply to past events
 * (specification S4.3, decision 114).
 */
function compare(one: ListedEvent, other: ListedEvent, now: number): number {
  const status = statusAt(one, now);
  const byGroup = groupOf(one, status) - groupOf(other, statusAt(other, now));
  if (byGroup !== 0) return byGroup;
  const byStart = (other.startAt ?? 0) - (one.startAt ?? 0);
  if (byStart !== 0) return byStart;
  return status === 'past' ? 0 : other.sortPriority - one.sortPriority;
}

export function listedEvents<Event extends ListedEvent>(
  events: readonly Event[],
  status: EventStatus | null,
  now: number,
): Event[] {
  return events
    .filter((event) => status === null || statusAt(event, now) === status)
    .toSorted((one, other) => compare(one, other, now));
}

/** Whether all events are past; false for an empty list (specification S2.51). */
export function areAllFinished(events: readonly EventTimes[], now: number): boolean {
  return events.length > 0 && events.every((event) => statusAt(event, now) === 'past');
}
