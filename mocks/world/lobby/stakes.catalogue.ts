import type { Currency } from '../settings.ts';

/** The minimum stake of all games, minor units. */
export const minStakes: Record<Currency, number> = { RUB: 1_000, EUR: 20, BRL: 50 };
