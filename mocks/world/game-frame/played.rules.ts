// How long a player has played for real money, as a projection of the play spans. If spans overlap, the
// shared time counts once.
import { countFirst, projectionOf } from '../projection.ts';

/** A span of real-money play, epoch milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** Spans that don't overlap, in order of time. */
interface Played {
  readonly starts: number[];
  readonly ends: number[];
  /** For each span, the total milliseconds of play up to its end, including all earlier spans. */
  readonly totals: number[];
}

/** Adds a span and merges it with those that it touches, usually only the last one. */
function addSpan({ starts, ends, totals }: Played, { from, until }: Span): void {
  const first = countFirst(ends, (end) => end < from);
  const count = countFirst(starts, (start) => start <= until) - first;
  const touched = { starts: starts.slice(first, first + count), ends: ends.slice(first, first + count) };
  starts.splice(first, count, Math.min(from, ...touched.starts));
  ends.splice(first, count, Math.max(until, ...touched.ends));
  totals.length = first;
  for (let index = first; index < starts.length; index += 1)
    totals.push((totals[index - 1] ?? 0) + (ends[index] ?? 0) - (starts[index] ?? 0));
}

const playedOf = projectionOf((): Played => ({ starts: [], ends: [], totals: [] }), addSpan);

/** How long the player had played by a given time, in milliseconds. */
function playedBefore({ starts, ends, totals }: Played, time: number): number {
  const last = countFirst(starts, (start) => start < time) - 1;
  return (totals[last] ?? 0) - Math.max(0, (ends[last] ?? time) - time);
}

/** How long the player played between two times, in milliseconds. `spans` is an append-only list. */
export function playedWithin(spans: readonly Span[], from: number, until: number): number {
  const played = playedOf(spans);
  return until > from ? playedBefore(played, until) - playedBefore(played, from) : 0;
}
