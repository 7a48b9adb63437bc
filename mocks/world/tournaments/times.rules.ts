// When tournaments and series are, and how their service says it.
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

/** The two shapes in which a status comes: a word, or an object with a word of the tournament service. */
export function rawStatus(id: number, times: EventTimes, now: number): TournamentStatus {
  const status = statusAt(times, now);
  if (id % 2 === 0) return status;
  return { title: status === 'future' ? 'created' : status === 'active' ? 'active' : 'finished' };
}
