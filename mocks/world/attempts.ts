import { second } from './dates.ts';

/** At most so many attempts within a sliding window in milliseconds. */
export interface Allowance {
  readonly most: number;
  readonly within: number;
}

/**
 * Attempts within the window. Ignores future ones, which were made before the clock was set back.
 */
export function countedAttempts(attempts: readonly number[], now: number, within: number): number[] {
  return attempts.filter((at) => at <= now && now - at < within);
}

/** Seconds until the next attempt is allowed; 0 if it is allowed now. */
export function waitForAttempt(
  attempts: readonly number[],
  now: number,
  { most, within }: Allowance,
): number {
  const leaving = countedAttempts(attempts, now, within)
    .toSorted((one, other) => one - other)
    .at(-most);
  return leaving === undefined ? 0 : Math.ceil((leaving + within - now) / second);
}
