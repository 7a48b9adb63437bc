// The levels and the player's progress through them (S3.9).
import type { Level, UserLevel } from '#/api/generated/model/index.ts';

export type StepState = 'reached' | 'current' | 'next' | 'ahead';

export interface Step {
  readonly level: Level;
  readonly state: StepState;
  /** The missing loyalty points. 0 once the level is reached. */
  readonly missing: number;
}

type Standing = Pick<UserLevel, 'index' | 'points'>;

/** The index of the highest level. Undefined if the server lists no levels. */
export function highestOf(levels: readonly Level[]): number | undefined {
  return levels.toSorted((one, other) => one.index - other.index).at(-1)?.index;
}

function stateOf(index: number, current: number): StepState {
  if (index < current) return 'reached';
  if (index === current) return 'current';
  return index === current + 1 ? 'next' : 'ahead';
}

/** All levels, the lowest first. A level that was reached once stays reached, even if the points fall. */
export function ladderOf(levels: readonly Level[], { index, points }: Standing): readonly Step[] {
  return levels
    .toSorted((one, other) => one.index - other.index)
    .map((level) => ({
      level,
      state: stateOf(level.index, index),
      missing: level.index <= index ? 0 : Math.max(0, level.points - points),
    }));
}

export function nextStep(ladder: readonly Step[]): Step | undefined {
  return ladder.find(({ state }) => state === 'next');
}

/** A level's privileges that the previous level lacks. */
export function opensAt(ladder: readonly Step[], index: number): readonly string[] {
  const at = ladder.findIndex(({ level }) => level.index === index);
  const before = new Set(ladder[at - 1]?.level.privileges);
  return ladder[at]?.level.privileges.filter((text) => !before.has(text)) ?? [];
}

/**
 * The amount to bet on slots to earn the missing points, in minor units. Null if the server doesn't say how
 * much must be bet for a point in this currency.
 */
export function betsFor(
  missing: number,
  prices: readonly { readonly amount: number; readonly currency: string }[],
  currency: string,
): number | null {
  const price = prices.find((one) => one.currency === currency);
  const bets = missing * (price?.amount ?? 0);
  return price && Number.isSafeInteger(bets) ? bets : null;
}
