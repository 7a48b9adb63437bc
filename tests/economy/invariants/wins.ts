// Checks how a round's stake and win are divided between real money and bonus, from the ledger.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Movement } from '../journal.ts';
import type { Bonus, Stake } from '../facts.ts';
import type { Model } from '../model.ts';

export interface Moved {
  real: number;
  bonus: number;
}

/** Removes the movements of a round from `fresh` and returns their sums by account. */
export function take(fresh: Movement[], roundId: string, kind: string): Moved {
  const moved: Moved = { real: 0, bonus: 0 };
  for (let index = fresh.length - 1; index >= 0; index -= 1) {
    const movement = fresh[index];
    if (!movement || movement.row.reference !== roundId || movement.row.kind !== kind) continue;
    if (movement.account === 'compoints') continue;
    moved[movement.account] += Math.abs(movement.delta);
    fresh.splice(index, 1);
  }
  return moved;
}

export const kindOfFree = ({ type }: Gift): string => (type === 'freebet' ? 'a free bet' : 'a gift spin');

/**
 * Checks that a win is divided between real money and bonus as its stake was.
 * @param bonus the bonus that was being wagered when the round began
 */
export function checkWin(
  model: Model,
  { win, stake, paid, what }: { win: number; stake: Stake; paid: Moved; what: string },
  bonus: Bonus | null = model.bonus,
): void {
  // The bonus share may be rounded up or down.
  const share = stake.amount > 0 ? (win * stake.bonus) / stake.amount : 0;
  const isSplit = paid.real + paid.bonus === win && Math.abs(paid.bonus - share) < 1;
  const isOver = model.bonus === null || model.bonus !== bonus;
  const isBonusGone = isOver && paid.bonus === 0 && Math.abs(paid.real - (win - share)) < 1;
  const isWagered = isOver && bonus !== null && bonus.staked >= bonus.required;
  const isReal = isWagered && paid.bonus === 0 && paid.real === win;
  model.require(
    'a win is credited to the account that was staked',
    isReal || (isOver ? isBonusGone && !isWagered : isSplit),
    () =>
      `${what} won ${win}: ${paid.real} real, ${paid.bonus} bonus, for ${stake.real} real and ${stake.bonus} bonus`,
  );
}

export function checkFreeWin(model: Model, win: number, paid: Moved, gift: Gift): void {
  if ((gift.wager ?? 0) > 0) {
    model.require(
      `winnings of free rounds are wagered: ${kindOfFree(gift)}`,
      paid.real === 0,
      () => `x${gift.wager}, and ${paid.real} came as real money`,
    );
    model.freeWins += Math.max(0, win - paid.real - paid.bonus);
    return;
  }
  model.require(
    'winnings of free rounds are credited',
    paid.real + paid.bonus === win,
    () => `${paid.real} of ${win}`,
  );
}
