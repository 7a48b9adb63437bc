import type { Random } from '#mocks/world/random.ts';

export type FlightStatus = 'flying' | 'crashed' | 'cashed_out';

/** The multiplier after `t` seconds is e^(0.12·t), which reaches x2 in under six seconds. */
export const growthPerSecond = 0.12;

/** The return to player. It is the same whenever the player cashes out. */
export const crashReturn = 0.96;

/**
 * The minimum multiplier for cashing out. At x1.00 a player would get the whole bet back without
 * risk, which is more than `crashReturn`.
 */
export const minCashOut = 1.01;

export const autoCashOuts = [1.2, 1.5, 2, 3, 5, 10] as const;

/** The maximum multiplier, so that a win is always a safe integer. */
export const maxMultiplier = 10_000;

const floorToHundredths = (value: number): number => Math.floor(value * 100 + 1e-9) / 100;

/**
 * Draws a crash point of at least 1, rounded down to hundredths. A flight reaches a multiplier m with
 * probability 0.96 / m, so every cash-out strategy has the same return. About one flight in twenty crashes at
 * the start.
 */
export function crashPointFor(random: Random): number {
  return Math.min(maxMultiplier, Math.max(1, floorToHundredths(crashReturn / (1 - random.next()))));
}

/** The multiplier `elapsedMs` after the start, rounded down to hundredths. */
export function multiplierAt(elapsedMs: number): number {
  const seconds = Math.max(0, elapsedMs) / 1000;
  return Math.min(maxMultiplier, floorToHundredths(Math.exp(growthPerSecond * seconds)));
}

/** Milliseconds until a flight shows `multiplier`, rounded up. */
export function millisecondsTo(multiplier: number): number {
  return Math.ceil((Math.log(Math.max(1, multiplier)) / growthPerSecond) * 1000);
}

/** The payout at `multiplier`, minor units, rounded down. */
export function payCrash(bet: number, multiplier: number): number {
  return Math.floor((bet * Math.round(multiplier * 100)) / 100);
}

/** Parses an automatic cash-out, truncated to hundredths. Undefined if it is out of range. */
export function readCashOut(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value <= maxMultiplier)) return undefined;
  const multiplier = floorToHundredths(value);
  return multiplier >= minCashOut ? multiplier : undefined;
}

export interface FlightTerms {
  /** Minor units. */
  bet: number;
  crashPoint: number;
  autoCashOut: number | null;
}

interface FlightResult {
  multiplier: number;
  /** Minor units. */
  win: number;
}

/**
 * The result if the player never presses "Cash out": the automatic cash-out if the flight reaches
 * it, otherwise a crash.
 */
export function endOf({ autoCashOut, crashPoint, bet }: FlightTerms): FlightResult & { afterMs: number } {
  const isCashedOut = autoCashOut !== null && autoCashOut <= crashPoint;
  const multiplier = isCashedOut ? autoCashOut : crashPoint;
  return {
    afterMs: millisecondsTo(multiplier),
    multiplier,
    win: isCashedOut ? payCrash(bet, multiplier) : 0,
  };
}

/**
 * The result of pressing "Cash out"; null if it is too early. Pressing after the end changes
 * nothing.
 */
export function cashOutAfter(flight: FlightTerms, elapsedMs: number): FlightResult | null {
  const { afterMs, ...end } = endOf(flight);
  if (elapsedMs >= afterMs) return end;
  const multiplier = multiplierAt(elapsedMs);
  return multiplier < minCashOut ? null : { multiplier, win: payCrash(flight.bet, multiplier) };
}
