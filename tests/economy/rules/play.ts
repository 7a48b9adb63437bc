// The cost of rounds by the rules of games and free rounds.
import type { Flight, Run } from '../facts.ts';
import type { Model } from '../model.ts';

/** A real game ends the player's other real games (S4.11). */
export function closePlay(model: Model): void {
  for (const run of model.runs) run.closedAt ??= model.now;
  model.run = null;
}

/** A stake in a game that takes bonus money counts towards the wagering. */
export function countStake({ bonus }: Model, { run, amount }: { run: Run; amount: number }): void {
  if (bonus && run.takesBonus) bonus.staked = Math.min(bonus.required, bonus.staked + amount);
}

/** A flight's stake counts once it has ended, for the bonus that was being wagered at its start. */
export function countFlight(model: Model, flight: Flight): void {
  const { bonus, run, stake, freeBy, isCounted } = flight;
  if (isCounted || freeBy || !run.takesBonus || bonus === null || bonus !== model.bonus) return;
  countStake(model, { run, amount: stake.amount });
  flight.isCounted = true;
}

/**
 * Counts stakes of flights that may have crashed unseen, until the figures match. A flight that later ends
 * with a win must not be among them.
 */
export function countCrashed(model: Model, doStakesFit: () => boolean): void {
  for (const flight of model.flights) {
    if (doStakesFit()) return;
    countFlight(model, flight);
  }
}

/** The longest flight in ms. Its multiplier is e^(0.12 t) after t seconds, at most x10,000. */
export const longestFlight = Math.ceil((Math.log(10_000) / 0.12) * 1_000);

/** The win at a multiplier in hundredths, minor units. */
export function winAt(stake: number, multiplier: number): number {
  return Math.floor((stake * Math.round(multiplier * 100)) / 100);
}
