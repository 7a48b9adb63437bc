// Wagering terms of a gift. Every place that offers or shows a gift states the same terms.
import type { Gift, WagerTerms, WagerWeightGames } from '#/api/generated/model/index.ts';
import { shareOf } from '#/lib/money.ts';
import { parseInstant } from '#/lib/clock.ts';
import { isBonusMoney } from './rules.ts';

export interface BonusSums {
  /** In minor units, like `toWager`. */
  readonly bonus: number;
  readonly toWager: number;
}

/** A deposit bonus is a percentage of the deposit, at most `amount`. */
function amountOf({ type, percent = 0, amount, activation }: Gift, deposit: number | null): number | null {
  if (type !== 'deposit_bonus') return amount ?? null;
  if (deposit === null) return activation?.bonus ?? null;
  return Math.min(amount ?? Infinity, shareOf(deposit, percent));
}

/**
 * The bonus of a gift, and the total of bets that it requires. Null if the gift isn't bonus money, has no
 * wagering, or its bonus isn't known yet.
 * @param deposit the deposit that would activate the gift, in minor units
 */
export function bonusSumsOf(gift: Gift, deposit: number | null = null): BonusSums | null {
  const { type, state, wager = 0, wagerTarget } = gift;
  if (!isBonusMoney(type) || wager === 0) return null;
  if (state !== 'received' && wagerTarget !== undefined)
    return { bonus: Math.floor(wagerTarget / wager), toWager: wagerTarget };
  const bonus = amountOf(gift, deposit);
  return bonus === null ? null : { bonus, toWager: bonus * wager };
}

export interface WagerFacts {
  /** The source of the bonus: the gift's own money, or the winnings of its rounds. */
  readonly basis: 'money' | 'wins';
  /**
   * The bonus in minor units. Null while it is unknown, because it depends on a deposit or on rounds to play.
   */
  readonly bonus: number | null;
  /** The largest possible bonus. Null if there is no maximum or if `bonus` is known. */
  readonly mostBonus: number | null;
  readonly toWager: number | null;
  /** The wagering factor: 30 for `x30`. */
  readonly wager: number;
  /** Epoch milliseconds, server clock; null without a deadline. */
  readonly endsAt: number | null;
  /** Null if the server sends no rules. */
  readonly rules: WagerRules | null;
}

export interface WagerRules {
  /**
   * The percentages of a bet that count towards the wagering: one for games that accept the bonus, one for
   * all other games.
   */
  readonly counted: Readonly<Record<WagerWeightGames, number>>;
  /** Maximum bet in minor units; null if any bet is accepted. */
  readonly maxBet: number | null;
  /** Cap on winnings, in minor units. Null if the whole rest of the bonus becomes real money. */
  readonly maxWin: number | null;
  /** In minor units. A bonus below this amount can't be bet, so it ends and is lost. */
  readonly minBonus: number;
  readonly isRealStakedFirst: boolean;
}

/** Bets in games without a percentage don't count towards the wagering. */
export function rulesOf({ weights, maxBet, maxWin, minBonus, isRealStakedFirst }: WagerTerms): WagerRules {
  const percentOf = (games: WagerWeightGames): number =>
    weights.find((weight) => weight.games === games)?.percent ?? 0;
  return {
    counted: { bonus: percentOf('bonus'), other: percentOf('other') },
    maxBet: maxBet ?? null,
    maxWin: maxWin ?? null,
    minBonus,
    isRealStakedFirst,
  };
}

/**
 * The wagering terms of a gift. Null if the gift has no wagering.
 * @param deposit the deposit that would activate the gift, in minor units; null if it isn't known yet
 */
export function wagerFactsOf(gift: Gift, deposit: number | null = null): WagerFacts | null {
  const { type, wager = 0, terms, expiredAt, wagerTarget, amount } = gift;
  if (wager === 0) return null;
  const sums = bonusSumsOf(gift, deposit);
  const isMoney = isBonusMoney(type);
  return {
    basis: isMoney ? 'money' : 'wins',
    bonus: sums?.bonus ?? null,
    mostBonus: isMoney && sums === null ? (amount ?? null) : null,
    toWager: sums?.toWager ?? wagerTarget ?? null,
    wager,
    endsAt: parseInstant(expiredAt),
    rules: terms === undefined ? null : rulesOf(terms),
  };
}
