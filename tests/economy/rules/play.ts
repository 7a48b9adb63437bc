// Which rounds cost what, by the rules of the games and of free rounds.
import type { Model } from '../model.ts';

/** A real game ends the player's other real games (S4.11). */
export function closePlay(model: Model): void {
  for (const run of model.runs) run.closedAt ??= model.now;
  model.run = null;
}

/** No flight shows more than x10,000, so that none takes longer than this, milliseconds: e to the power of 0.12 t. */
export const longestFlight = Math.ceil((Math.log(10_000) / 0.12) * 1_000);

/** What a stake brings back at a multiplier of hundredths, minor units. */
export function winAt(stake: number, multiplier: number): number {
  return Math.floor((stake * Math.round(multiplier * 100)) / 100);
}
