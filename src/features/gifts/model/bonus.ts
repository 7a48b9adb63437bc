// The active bonus and its wagering (S4.50, S9.59, S9.60).
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Balance, Gift } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { isSpins, roundsGiftIn } from '#/entities/gift/rules.ts';
import { useServerNow } from '#/lib/useClock.ts';

export interface Wagering {
  /** In minor units, like `target` and `left`. */
  readonly wagered: number;
  readonly target: number;
  readonly left: number;
  /** The wagered share in whole per cent, from 0 to 100. It is 100 only if nothing is left to wager. */
  readonly percent: number;
}

/** A gift's wagering; null if it has none. */
export function wageringOf({ wagered, wagerTarget }: Pick<Gift, 'wagered' | 'wagerTarget'>): Wagering | null {
  if (wagered === undefined || wagerTarget === undefined || wagerTarget === 0) return null;
  const done = Math.min(wagered, wagerTarget);
  return {
    wagered: done,
    target: wagerTarget,
    left: wagerTarget - done,
    percent: Math.floor((done / wagerTarget) * 100),
  };
}

/** Whether the bonus was wagered completely, so that the rest of it is now real money. */
export function isWageredThrough(gift: Pick<Gift, 'state' | 'wagered' | 'wagerTarget'>): boolean {
  return gift.state === 'used' && wageringOf(gift)?.left === 0;
}

export interface RunningBonus {
  /** Amount of the bonus balance, in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The amount still to be staked, in minor units. */
  readonly left: number;
  readonly wagering: Wagering | null;
  /** The wagering factor: 30 for `x30`. */
  readonly multiplier: number | null;
  /** Epoch milliseconds, server clock. */
  readonly endsAt: number | null;
  readonly title: string | null;
  readonly giftId: number | null;
  /** The gift that the bonus comes from. Null if it isn't known. */
  readonly gift: Gift | null;
  /** True if the bonus is too small to be used for bets. Bets then take real money (S9.59). */
  readonly isTooSmall: boolean;
}

type BonusBalance = Pick<Balance, 'is_active_bonus' | 'bonus' | 'wagering' | 'currency'>;

/** @param debitedBelow in minor units; a bonus below this amount isn't used for bets */
export function runningBonus(
  balance: BonusBalance | undefined,
  gifts: readonly Gift[],
  debitedBelow: number | null,
): RunningBonus | null {
  if (balance?.is_active_bonus !== true) return null;
  // Gifts of spins or free bets are included, because their winnings become a bonus.
  const gift = gifts.find(({ state, wagerTarget }) => state === 'activated' && wagerTarget !== undefined);
  const target = gift?.wagerTarget;
  // The balance is updated after each round, but the gift may lag behind. So use the balance.
  const wagering =
    target === undefined
      ? null
      : wageringOf({ wagered: Math.max(0, target - balance.wagering), wagerTarget: target });
  return {
    amount: balance.bonus,
    currency: balance.currency,
    left: balance.wagering,
    wagering,
    multiplier: gift?.wager ?? null,
    endsAt: parseInstant(gift?.expiredAt),
    title: gift?.title ?? null,
    giftId: gift?.id ?? null,
    gift: gift ?? null,
    isTooSmall: debitedBelow !== null && balance.bonus > 0 && balance.bonus < debitedBelow,
  };
}

/** @param shown the balance to use if the latest one would reveal the result of a running round */
export function useBonus(shown?: Balance): RunningBonus | null {
  const latest = useQuery(balanceQuery()).data?.data;
  const balance = shown ?? latest;
  const gifts = useQuery({ ...giftsQuery(), enabled: balance?.is_active_bonus === true }).data?.data ?? [];
  return runningBonus(balance, gifts, currentBrand().bonusRules.minBonusStakeMinor);
}

/** The gift whose bonus was completely wagered while the component was mounted. */
export function useWageredGift(bonus: RunningBonus | null): Gift | null {
  const gifts = useQuery({ ...giftsQuery(), enabled: false }).data?.data ?? [];
  const [lastId, setLastId] = useState(bonus?.giftId ?? null);
  if (bonus && bonus.giftId !== null && bonus.giftId !== lastId) setLastId(bonus.giftId);
  const last = gifts.find(({ id }) => id === lastId);
  return !bonus && last && isWageredThrough(last) ? last : null;
}

/** Describes a bonus in one line, for labels. */
export function useBonusLabel(): (bonus: RunningBonus) => string {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return ({ left, currency, wagering, multiplier }) => {
    const amount = money(left, currency);
    return wagering && multiplier !== null
      ? formatMessage({ id: 'gifts.chip.label' }, { wager: multiplier, percent: wagering.percent, amount })
      : formatMessage({ id: 'gifts.chip.labelUnknown' }, { amount });
  };
}

// The rounds in the current game that a gift pays for.

export interface GameRounds {
  readonly kind: 'spins' | 'freeBets';
  readonly left: number;
  /** Epoch milliseconds, server clock; null without a deadline. */
  readonly endsAt: number | null;
}

/** The free rounds left in a game. Null if the player pays for the next round. @param now server time in ms */
export function gameRoundsOf(gifts: readonly Gift[], slug: string, now: number): GameRounds | null {
  const gift = roundsGiftIn(gifts, slug, now);
  if (!gift) return null;
  return {
    kind: isSpins(gift.type) ? 'spins' : 'freeBets',
    left: gift.roundsLeft ?? 0,
    endsAt: parseInstant(gift.expiredAt),
  };
}

const MINUTE_MS = 60_000;

/** The free rounds that a gift gives in this game. Messages about gifts keep them up to date. */
export function useGameRounds(gameSlug: string): GameRounds | null {
  const gifts = useQuery(giftsQuery()).data?.data ?? [];
  return gameRoundsOf(gifts, gameSlug, useServerNow(MINUTE_MS));
}
