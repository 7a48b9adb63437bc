// The cost of rounds by the rules of games and free rounds.
import type { Model } from '../model.ts';

/** A real game ends the player's other real games (S4.11). */
export function closePlay(model: Model): void {
  for (const run of model.runs) run.closedAt ??= model.now;
  model.run = null;
}

/** The longest flight in ms. A flight shows e^(0.12 t), at most x10,000. */
export const longestFlight = Math.ceil((Math.log(10_000) / 0.12) * 1_000);

/** The win at a multiplier in hundredths, minor units. */
export function winAt(stake: number, multiplier: number): number {
  return Math.floor((stake * Math.round(multiplier * 100)) / 100);
}
