// What a player agrees to with a gift that is wagered. Every place that offers or shows one states the same.
import type { Gift, WagerTerms, WagerWeightGames } from '#/api/generated/model/index.ts';
import { shareOf } from '#/lib/shareOf.ts';
import { parseInstant } from '#/lib/clock.ts';
import { isBonusMoney } from './rules.ts';

export interface BonusSums {
  /** Minor units, like the other amounts. */
  readonly bonus: number;
  readonly toWager: number;
}

/** The amount of a deposit bonus is its maximum. */
function amountOf({ type, percent = 0, amount, activation }: Gift, deposit: number | null): number | null {
  if (type !== 'deposit_bonus') return amount ?? null;
  if (deposit === null) return activation?.bonus ?? null;
  return Math.min(amount ?? Infinity, shareOf(deposit, percent));
}

/**
 * The bonus that a gift gives or gave, and the bets it requires. Null if unknown.
 * @param deposit the deposit that would activate it, in minor units
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
  /** What becomes the bonus: money of the gift, or what its rounds win. */
  readonly basis: 'money' | 'wins';
  /** Null if unknown before the deposit or the rounds. */
  readonly bonus: number | null;
  /** The largest possible bonus; null if there is none or `bonus` is known. */
  readonly mostBonus: number | null;
  readonly toWager: number | null;
  /** 30 for `x30`. */
  readonly wager: number;
  /** Epoch milliseconds, server clock; null without a deadline. */
  readonly endsAt: number | null;
  /** Null if the server states no rules. */
  readonly rules: WagerRules | null;
}

export interface WagerRules {
  /** Percentages of a bet that count: in games that take the bonus, and in all others. */
  readonly counted: Readonly<Record<WagerWeightGames, number>>;
  /** Minor units; null if any bet is accepted. */
  readonly maxBet: number | null;
  /** Minor units; null if everything that is left becomes real money. */
  readonly maxWin: number | null;
  /** Minor units. A smaller bonus can't be bet, so it ends and is lost. */
  readonly minBonus: number;
  readonly isRealStakedFirst: boolean;
}

/** Games without a percentage don't count. */
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
 * Null if the gift has no wagering.
 * @param deposit the deposit that would activate it, in minor units; null if it isn't known yet
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
