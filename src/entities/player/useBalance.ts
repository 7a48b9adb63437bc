import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { useGetBalance } from '#/api/generated/endpoints/profile/profile.ts';
import type { Balance, BalanceResponse } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { newestBalance } from './newestBalance.ts';
import { useIsLoggedIn } from './useSession.ts';

const dataOf = ({ data }: BalanceResponse): Balance => data;

/** The player's balance, in minor units and whole compoints; it never goes back in time. A guest has none. */
export function useBalance(): UseQueryResult<Balance, ApiError> {
  const enabled = useIsLoggedIn();
  return useGetBalance<Balance>({ query: { enabled, staleTime: staleTimes.short, select: dataOf, structuralSharing: newestBalance } });
}
