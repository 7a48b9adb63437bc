// The rules of wagering. Gifts state them before they are accepted, and each bet is counted by them.
import type { WagerTerms, WagerWeightGames } from '../../generated/model/index.ts';

/** Percentage of a bet that counts towards the wagering. */
const weights: Readonly<Record<WagerWeightGames, number>> = { bonus: 100, other: 0 };

/** The part of a bet that counts, minor units. @param takesBonus whether the game takes bonus money */
export function countedStake(bet: number, takesBonus: boolean): number {
  return Math.floor((bet * weights[takesBonus ? 'bonus' : 'other']) / 100);
}

/**
 * There is no largest bet and no cap on winnings, so the terms name neither.
 * @param minBonus minor units; a smaller bonus ends
 */
export const wagerTermsOf = (minBonus: number): WagerTerms => ({
  weights: [
    { games: 'bonus', percent: weights.bonus },
    { games: 'other', percent: weights.other },
  ],
  minBonus,
  isRealStakedFirst: true,
});
