// What rounds cost, by the rules of games and free rounds.
import type { Flight, Run } from '../facts.ts';
import type { Model } from '../model.ts';

/** Closes the player's other real games, because only one may be open (S4.11). */
export function closePlay(model: Model): void {
  for (const run of model.runs) run.closedAt ??= model.now;
  model.run = null;
}

/** Only stakes in games that accept bonus money count towards wagering. */
export function countStake({ bonus }: Model, { run, amount }: { run: Run; amount: number }): void {
  if (bonus && run.takesBonus) bonus.staked = Math.min(bonus.required, bonus.staked + amount);
}

/**
 * A flight's stake counts towards wagering once the flight has ended, for the bonus that was being wagered at
 * its start.
 */
export function countFlight(model: Model, flight: Flight): void {
  const { bonus, run, stake, freeBy, isCounted } = flight;
  if (isCounted || freeBy || !run.takesBonus || bonus === null || bonus !== model.bonus) return;
  countStake(model, { run, amount: stake.amount });
  flight.isCounted = true;
}

/**
 * Counts the stakes of open flights towards wagering, one by one, until `doStakesFit` returns true. If a
 * flight crashes unseen, the model doesn't know otherwise whether its stake already counts. A flight that was
 * counted this way must not win later.
 */
export function countCrashed(model: Model, doStakesFit: () => boolean): void {
  for (const flight of model.flights) {
    if (doStakesFit()) return;
    countFlight(model, flight);
  }
}

/**
 * The duration of the longest round of the crash game, in ms. After t seconds the multiplier is e^(0.12 t), at
 * most x10,000.
 */
export const longestFlight = Math.ceil((Math.log(10_000) / 0.12) * 1_000);

/** The win of a stake, rounded down, minor units. The multiplier is first rounded to two decimals. */
export function winAt(stake: number, multiplier: number): number {
  return Math.floor((stake * Math.round(multiplier * 100)) / 100);
}
