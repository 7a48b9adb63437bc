import { second } from './dates.ts';

/** Allows `max` attempts within a sliding window of `within` milliseconds. */
export interface AttemptLimit {
  readonly max: number;
  readonly within: number;
}

/**
 * The attempts within the window. Skips attempts that are later than `now`: they were made before the clock was
 * set back.
 */
export function recentAttempts(attempts: readonly number[], now: number, within: number): number[] {
  return attempts.filter((at) => at <= now && now - at < within);
}

/** Seconds until the next attempt is allowed; 0 if it is allowed now. */
export function secondsUntilAttempt(
  attempts: readonly number[],
  now: number,
  { max, within }: AttemptLimit,
): number {
  const leaving = recentAttempts(attempts, now, within)
    .toSorted((one, other) => one - other)
    .at(-max);
  return leaving === undefined ? 0 : Math.ceil((leaving + within - now) / second);
}
