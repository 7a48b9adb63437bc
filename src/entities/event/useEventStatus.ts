// Re-renders components when an event's status changes by the server's clock (specification S4.2).
import type { EventStatus } from '#/api/generated/model/index.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { lastSwitchAt, statusAt, type EventTimes } from './rules.ts';

/**
 * The time of the last status change, in ms. No status has changed since then, so `statusAt` returns the same
 * for this time as for the current time. Components re-render only when a status changes.
 */
export function useEventsMoment(events: readonly EventTimes[]): number {
  return useByServerClock((now) => lastSwitchAt(events, now));
}

export function useEventStatus(event: EventTimes): EventStatus {
  return useByServerClock((now) => statusAt(event, now));
}
