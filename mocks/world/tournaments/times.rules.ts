// Times of tournaments and series, and their status in the tournament service's format.
import type { Context } from '../context.ts';
import type { TournamentStatus } from '../../generated/model/index.ts';
import { hour } from '../dates.ts';
import { anchorOf, statusAt, type EventTimes } from '../eventTime.ts';

export function spanOf(
  call: Pick<Context, 'state'>,
  { from, to }: { from: number; to: number | null },
): EventTimes {
  const anchor = anchorOf(call);
  return { startAt: anchor + from * hour, endAt: to === null ? null : anchor + to * hour };
}

/**
 * The API has two formats for a status: a string, or an object with the tournament service's own word. The mock
 * uses both: one for even ids, the other for odd ids.
 */
export function rawStatus(id: number, times: EventTimes, now: number): TournamentStatus {
  const status = statusAt(times, now);
  if (id % 2 === 0) return status;
  return { title: status === 'future' ? 'created' : status === 'active' ? 'active' : 'finished' };
}
