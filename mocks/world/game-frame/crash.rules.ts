import type { Random } from '#mocks/world/random.ts';

/** How a flight stands, as the provider tells the game's page. */
export type FlightStatus = 'flying' | 'crashed' | 'cashed_out';

/** The multiplier after `t` seconds is e to the power of this times `t`: x2 in under six seconds. */
export const growthPerSecond = 0.12;

/** The share of all bets that comes back, whenever a player cashes out. */
const returned = 0.96;

/** Nobody leaves below it: getting the bet back without a risk would return more than `returned`. */
export const leastCashOut = 1.01;

/** No flight goes beyond it, so that a win is always a safe number. */
const highest = 10_000;

const hundredths = (value: number): number => Math.floor(value * 100 + 1e-9) / 100;

/**
 * At least 1, rounded down to hundredths: m is reached with the chance 0.96 / m, so no moment to cash out is better than another.
 * One flight in twenty has 1 and crashes as it starts.
 */
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

/** Reads an automatic cash-out, cut to hundredths; undefined for what no flight can be left at. */
export function readCashOut(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value <= highest)) return undefined;
  const multiplier = hundredths(value);
  return multiplier >= leastCashOut ? multiplier : undefined;
}

export interface FlightTerms {
  /** Minor units. */
  bet: number;
  /** The multiplier at which it crashes. */
  crashPoint: number;
  autoCashOut: number | null;
}

interface FlightResult {
  multiplier: number;
  /** Minor units. */
  win: number;
}

/** How a flight ends when nobody presses: at its own cash-out if it gets there, else with a crash. */
export function endOf({ autoCashOut, crashPoint, bet }: FlightTerms): FlightResult & { afterMs: number } {
  const isCashedOut = autoCashOut !== null && autoCashOut <= crashPoint;
  const multiplier = isCashedOut ? autoCashOut : crashPoint;
  return { afterMs: timeTo(multiplier), multiplier, win: isCashedOut ? payCrash(bet, multiplier) : 0 };
}

/** What a press of "Cash out" brings; null when it is too early. A press after the end changes nothing. */
export function cashOutAfter(flight: FlightTerms, elapsedMs: number): FlightResult | null {
  const { afterMs, ...end } = endOf(flight);
  if (elapsedMs >= afterMs) return end;
  const multiplier = multiplierAt(elapsedMs);
  return multiplier < leastCashOut ? null : { multiplier, win: payCrash(flight.bet, multiplier) };
}
