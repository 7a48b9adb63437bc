import { second } from './dates.ts';

/** So many attempts within a sliding span, milliseconds. */
export interface Allowance {
  readonly most: number;
  readonly within: number;
}

/** The attempts that still count. One that lies ahead was made before the clock was set back, and doesn't. */
export function countedAttempts(attempts: readonly number[], now: number, within: number): number[] {
  return attempts.filter((at) => at <= now && now - at < within);
}

/** Seconds until another attempt is allowed; 0 when it is. */
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
