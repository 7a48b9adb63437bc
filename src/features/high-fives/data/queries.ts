import { useQuery } from '@tanstack/react-query';
import {
  getGetHighFiveStatisticQueryOptions,
  getListActionBalanceLogsQueryOptions,
  getListHighFivesQueryOptions,
} from '#/api/generated/endpoints/promotions/promotions.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { inScope } from '#/api/queryCache.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import { FIVES_PAGE, type FivesQuery } from '../model/highFives.rules.ts';

/** The API's maximum page size. */
const MAX_LOG_ENTRIES = 100;

const isOfType = (parameters: unknown, type: string): boolean =>
  typeof parameters === 'object' && parameters !== null && 'type' in parameters && parameters.type === type;

/**
 * A page of high-fives, newest first. The previous page of the same type stays visible while the next one loads.
 */
export const highFivesQuery = (promoId: number, { type, page }: FivesQuery) =>
  getListHighFivesQueryOptions(
    promoId,
    { type, page, limit: FIVES_PAGE, order: 'desc' },
    {
      query: {
        ...inScope(promoScope(promoId)),
        enabled: isLoggedIn,
        placeholderData: (shown, query) => (isOfType(query?.queryKey.at(-1), type) ? shown : undefined),
        staleTime: staleTimes.live,
      },
    },
  );

export const highFiveStatisticQuery = (promoId: number) =>
  getGetHighFiveStatisticQueryOptions(promoId, {
    query: { ...inScope(promoScope(promoId)), enabled: isLoggedIn, staleTime: staleTimes.live },
  });

export const latestPointsQuery = (promoId: number) =>
  getListActionBalanceLogsQueryOptions(
    { actionId: promoId, page: 1, limit: MAX_LOG_ENTRIES },
    { query: { ...inScope(promoScope(promoId)), enabled: isLoggedIn, staleTime: staleTimes.live } },
  );

export function useHighFivesOn(): boolean {
  return useQuery(serverDataQuery()).data?.data.flags.isHighFiveEnabled !== false;
}
