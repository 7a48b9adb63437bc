// The rules of wagering. Gifts state them before the player accepts, and they decide how much each bet
// counts.
import type { WagerTerms, WagerWeightGames } from '../../generated/model/index.ts';

/** Percentage of a bet that counts towards the wagering. */
const weights: Readonly<Record<WagerWeightGames, number>> = { bonus: 100, other: 0 };

/** The part of a bet that counts, minor units. @param takesBonus whether the game accepts bonus money */
export function countedStake(bet: number, takesBonus: boolean): number {
  return Math.floor((bet * weights[takesBonus ? 'bonus' : 'other']) / 100);
}

/**
 * The wagering terms of a gift. States no maximum bet and no cap on winnings, because there are no such
 * limits.
 * @param minBonus minor units; a bonus below this amount ends
 */
export const wagerTermsOf = (minBonus: number): WagerTerms => ({
  weights: [
    { games: 'bonus', percent: weights.bonus },
    { games: 'other', percent: weights.other },
  ],
  minBonus,
  isRealStakedFirst: true,
});
