import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { runningBonus, type RunningBonus } from '../model/bonus.ts';

/** The bonus that is being wagered; null without one. */
export function useBonus(): RunningBonus | null {
  const balance = useQuery(balanceQuery()).data?.data;
  const gifts = useQuery({ ...giftsQuery(), enabled: balance?.is_active_bonus === true }).data?.data ?? [];
  return runningBonus(balance, gifts, currentBrand().bonusRules.debitedBelowMinor);
}
