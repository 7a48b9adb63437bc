import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Balance, Gift } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { isWageredThrough, runningBonus, type RunningBonus } from '../model/bonus.ts';
import { useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';

/** @param shown a balance that is shown instead of the latest, so that a running round keeps its result */
export function useBonus(shown?: Balance): RunningBonus | null {
  const latest = useQuery(balanceQuery()).data?.data;
  const balance = shown ?? latest;
  const gifts = useQuery({ ...giftsQuery(), enabled: balance?.is_active_bonus === true }).data?.data ?? [];
  return runningBonus(balance, gifts, currentBrand().bonusRules.debitedBelowMinor);
}

/** The gift whose bonus was wagered while the component was mounted. */
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
