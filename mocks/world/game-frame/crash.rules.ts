import type { Random } from '#mocks/world/random.ts';

/** The multiplier after `t` seconds is e to the power of this times `t`: x2 in under six seconds. */
export const growthPerSecond = 0.12;

/** The share of all bets that comes back, whenever a player cashes out. */
const returned = 0.96;

/** No flight goes beyond it, so that a win is always a safe number. */
const highest = 10_000;

const hundredths = (value: number): number => Math.floor(value * 100 + 1e-9) / 100;

/** At least 1, rounded down to hundredths: m is reached with the chance 0.96 / m, so no moment to cash out is better than another. */
export function crashPointFor(random: Random): number {
  return Math.min(highest, Math.max(1, hundredths(returned / (1 - random.next()))));
}

/** The multiplier that a flight shows `elapsedMs` after its start, rounded down to hundredths. */
export function multiplierAt(elapsedMs: number): number {
  const seconds = Math.max(0, elapsedMs) / 1000;
  return Math.min(highest, hundredths(Math.exp(growthPerSecond * seconds)));
}

/** How long a flight takes to show `multiplier`, in milliseconds, rounded up. */
export function timeTo(multiplier: number): number {
  return Math.ceil((Math.log(Math.max(1, multiplier)) / growthPerSecond) * 1000);
}

/** What a bet brings back when cashed out at `multiplier`, in minor units, rounded down. */
export function payCrash(bet: number, multiplier: number): number {
  return Math.floor((bet * Math.round(multiplier * 100)) / 100);
}
