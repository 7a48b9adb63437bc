// The winback: a share of a week's losses that is returned without wagering. The page /winback describes the
// same rule.
import { hour } from '../dates.ts';

/** When the winback is distributed: Monday, 06:00 UTC, as milliseconds after the start of the week. */
export const winbackAt = 6 * hour;

/**
 * The winback so far, minor units: the amount carried over from earlier weeks plus the level's percentage of
 * this week's losses.
 */
export function winbackOf({ carried, lost }: { carried: number; lost: number }, percent: number): number {
  return carried + Math.floor((Math.max(0, lost) * percent) / 100);
}
