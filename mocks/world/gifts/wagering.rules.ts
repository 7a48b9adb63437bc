// The rules of wagering. A gift's terms state them before the player accepts the gift. The same numbers decide
// how much of each bet counts.
import type { WagerTerms, WagerWeightGames } from '../../generated/model/index.ts';

/**
 * The percentage of a bet that counts towards the wagering: one for games that accept bonus money, and one
 * for all others.
 */
const weights: Readonly<Record<WagerWeightGames, number>> = { bonus: 100, other: 0 };

/**
 * The part of a bet that counts towards the wagering, minor units.
 * @param takesBonus whether the game accepts bonus money
 */
export function countedStake(bet: number, takesBonus: boolean): number {
  return Math.floor((bet * weights[takesBonus ? 'bonus' : 'other']) / 100);
}

/**
 * The wagering terms of a gift. They state no maximum bet and no cap on winnings, because the mock has neither.
 * @param minBonus minor units; the bonus ends when its balance is below
 */
export const wagerTermsOf = (minBonus: number): WagerTerms => ({
  weights: [
    { games: 'bonus', percent: weights.bonus },
    { games: 'other', percent: weights.other },
  ],
  minBonus,
  isRealStakedFirst: true,
});
