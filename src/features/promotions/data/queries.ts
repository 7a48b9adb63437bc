import { keepPreviousData } from '@tanstack/react-query';
import {
  getGetPromotionMembershipQueryOptions,
  getGetPromotionQueryOptions,
  getListActionBalanceLogsInfiniteQueryOptions,
  getListActivePromotionsQueryOptions,
  getListDepositAchievementsQueryOptions,
  getListPromotionParticipantsQueryOptions,
  getListPromotionsQueryOptions,
} from '#/api/generated/endpoints/promotions/promotions.ts';
import type { ActionBalanceLogList } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { inScope } from '#/api/queryCache.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { isDrawDue } from '../model/phase.ts';
import { PAGE_SIZE, type TableQuery } from '../model/tableQuery.ts';

/** Refetch interval in ms, while the draw is due but the winners aren't known yet. */
const DRAW_POLL_MS = 5_000;

export const promotionsQuery = () => getListPromotionsQueryOptions();

export const activePromotionsQuery = () => getListActivePromotionsQueryOptions();

export const promotionQuery = (slug: string) =>
  getGetPromotionQueryOptions(slug, {
    query: {
      refetchInterval: ({ state: { data } }) =>
        data && isDrawDue(data.data, serverNow()) ? DRAW_POLL_MS : false,
    },
  });

/** A 404 means that the player has no data in the promotion yet (S7.16). */
export const membershipQuery = (promoId: number) =>
  getGetPromotionMembershipQueryOptions(promoId, {
    query: { ...inScope(promoScope(promoId)), staleTime: staleTimes.live, enabled: isLoggedIn },
  });

/** The previous page stays visible while the next one loads. */
export const participantsQuery = (promoId: number, { field, order, q, page }: TableQuery) =>
  getListPromotionParticipantsQueryOptions(
    promoId,
    {
      'sort[field]': field,
      'sort[order]': order,
      page,
      limit: PAGE_SIZE,
      ...(q === '' ? {} : { q }),
    },
    {
      query: {
        ...inScope(promoScope(promoId)),
        placeholderData: keepPreviousData,
        staleTime: staleTimes.short,
      },
    },
  );

export const depositTasksQuery = (promoId: number) =>
  getListDepositAchievementsQueryOptions(promoId, {
    query: { ...inScope(promoScope(promoId)), enabled: isLoggedIn, staleTime: staleTimes.live },
  });

export const pointsLogQuery = (promoId: number) =>
  getListActionBalanceLogsInfiniteQueryOptions(
    { actionId: promoId, limit: PAGE_SIZE },
    {
      query: {
        ...inScope(promoScope(promoId)),
        ...pagesOf(PAGE_SIZE, (page: ActionBalanceLogList) => page.data),
        staleTime: staleTimes.live,
      },
    },
  );
