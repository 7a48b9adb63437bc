import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery, profileQuery, userLevelQuery } from '#/entities/player/queries.ts';
import type { Buyer } from '../model/shop.ts';

export interface PlayerFacts extends Buyer {
  readonly currency: Currency;
  readonly hasBonus: boolean;
}

export function usePlayerFacts(): PlayerFacts {
  const balance = useQuery(balanceQuery()).data?.data;
  const level = useQuery(userLevelQuery()).data?.data;
  const profile = useQuery(profileQuery()).data?.data;
  return {
    compoints: balance?.compoint_balance ?? null,
    level: level?.index ?? null,
    isMultiAccount: profile?.multi_account ?? false,
    currency: balance?.currency ?? currentBrand().currency,
    hasBonus: balance?.is_active_bonus ?? false,
  };
}
