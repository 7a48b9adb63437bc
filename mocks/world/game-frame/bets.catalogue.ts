import type { Currency } from '../settings.ts';

/** The bet steps that the game pages offer, in minor units. */
export const betsOf: Record<Currency, readonly number[]> = {
  RUB: [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000],
  EUR: [20, 50, 100, 200, 500, 1_000, 2_500],
  BRL: [50, 100, 200, 500, 1_000, 2_500, 5_000],
};
