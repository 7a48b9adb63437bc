// Statuses that switch by themselves: future to active at the start, active to past at the end, by the
// server's clock and without a reload (specification S4.2).
import type { EventStatus } from '#/api/generated/model/index.ts';
import { useByServerClock } from '#/lib/useClock.ts';
import { lastSwitchAt, statusAt, type EventTimes } from './rules.ts';

/**
 * The instant since which nothing of these events has switched, milliseconds; changes when one of them does.
 * `statusAt` says the same for it as for now.
 */
export function useEventsMoment(events: readonly EventTimes[]): number {
  return useByServerClock((now) => lastSwitchAt(events, now));
}

export function useEventStatus(event: EventTimes): EventStatus {
  return useByServerClock((now) => statusAt(event, now));
}
