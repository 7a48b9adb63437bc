import type { Random } from '#mocks/world/random.ts';

/** Bet types. `value` is the number (0-36) of a straight bet or the dozen (1-3) of a dozen bet. */
export type RouletteKind = 'number' | 'red' | 'black' | 'even' | 'odd' | 'low' | 'high' | 'dozen';

/** `amount` is in minor units. */
export interface RouletteBet {
  kind: RouletteKind;
  value?: number | undefined;
  amount: number;
}

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The pockets of a European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export function pocketColour(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

const covers: Readonly<
  Record<Exclude<RouletteKind, 'number'>, (number: number, value: number | undefined) => boolean>
> = {
  red: (number) => reds.has(number),
  black: (number) => !reds.has(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
  dozen: (number, value) => Math.ceil(number / 12) === value,
};

function wins(number: number, bet: RouletteBet): boolean {
  if (bet.kind === 'number') return number === bet.value;
  return number !== 0 && covers[bet.kind](number, bet.value);
}

/** The payout per unit, including the stake. */
export const payoutPerUnit: Readonly<Record<RouletteKind, number>> = {
  number: 36,
  dozen: 3,
  red: 2,
  black: 2,
  even: 2,
  odd: 2,
  low: 2,
  high: 2,
};

/** The maximum bet on one betting field, counted in chips of the largest value. */
const mostChips: Readonly<Record<RouletteKind, number>> = {
  number: 4,
  dozen: 20,
  red: 40,
  black: 40,
  even: 40,
  odd: 40,
  low: 40,
  high: 40,
};

export const rouletteKinds: readonly RouletteKind[] = [
  'number',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
];

/** The table's limits (minor units) and payout for a kind of bet. */
export interface RouletteLimit {
  kind: RouletteKind;
  min: number;
  /** The maximum for all chips on one betting field together. */
  max: number;
  /** The payout per unit, including the stake. */
  payout: number;
}

/** @param chips ascending, minor units */
export function rouletteLimits(chips: readonly number[]): RouletteLimit[] {
  const [least = 1] = chips;
  const largest = chips.at(-1) ?? least;
  return rouletteKinds.map((kind) => ({
    kind,
    min: least,
    max: largest * mostChips[kind],
    payout: payoutPerUnit[kind],
  }));
}

/**
 * The limits of a kind of bet for which the total on some betting field is too low or too high. Undefined if
 * the table accepts all bets.
 */
export function brokenLimit(
  bets: readonly RouletteBet[],
  limits: readonly RouletteLimit[],
): RouletteLimit | undefined {
  const places = Map.groupBy(bets, ({ kind, value }) => `${kind} ${value ?? ''}`);
  return limits.find(({ kind, min, max }) =>
    [...places.values()].some((place) => {
      const sum = place.reduce((total, { amount }) => total + amount, 0);
      return place[0]?.kind === kind && (sum < min || sum > max);
    }),
  );
}

/** The payout of all bets if the ball lands on `number`, including winning stakes. Minor units. */
export function payRoulette(number: number, bets: readonly RouletteBet[]): number {
  return bets.reduce((sum, bet) => sum + (wins(number, bet) ? bet.amount * payoutPerUnit[bet.kind] : 0), 0);
}

/** Whether the table accepts a bet: a positive integer amount and a valid value for its kind. */
export function isRouletteBet(bet: RouletteBet): boolean {
  const { kind, value = -1, amount } = bet;
  if (!Number.isSafeInteger(amount) || amount <= 0) return false;
  if (kind === 'number') return Number.isInteger(value) && value >= 0 && value <= 36;
  return kind !== 'dozen' || value === 1 || value === 2 || value === 3;
}

export function spinRoulette(random: Random): number {
  return random.int(0, 36);
}
