import { keepPreviousData } from '@tanstack/react-query';
import {
  getGetHighFiveStatisticQueryOptions,
  getListActionBalanceLogsQueryOptions,
  getListHighFivesQueryOptions,
} from '#/api/generated/endpoints/promotions/promotions.ts';
import { inScope } from '#/api/queryScope.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { promoScope } from '../queries.ts';
import { FIVES_PAGE, type FivesQuery } from '../../model/fivesQuery.ts';

/** Entries of the balance log that are looked through: the most that one call gives. */
const MOST_ENTRIES = 100;

/** A page of what was sent or received, newest first; the former page stays until the next is there. */
export const highFivesQuery = (promoId: number, { type, page }: FivesQuery) =>
  getListHighFivesQueryOptions(
    promoId,
    { type, page, limit: FIVES_PAGE, order: 'desc' },
    {
      query: {
        ...inScope(promoScope(promoId)),
        enabled: isLoggedIn,
        placeholderData: keepPreviousData,
        staleTime: staleTimes.live,
      },
    },
  );

export const highFiveStatisticQuery = (promoId: number) =>
  getGetHighFiveStatisticQueryOptions(promoId, {
    query: { ...inScope(promoScope(promoId)), enabled: isLoggedIn, staleTime: staleTimes.live },
  });

/** The latest entries of the log, of which the birthday's task is counted. */
export const latestPointsQuery = (promoId: number) =>
  getListActionBalanceLogsQueryOptions(
    { actionId: promoId, page: 1, limit: MOST_ENTRIES },
    { query: { ...inScope(promoScope(promoId)), enabled: isLoggedIn, staleTime: staleTimes.live } },
  );
