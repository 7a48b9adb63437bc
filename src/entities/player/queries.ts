import { getGetCompointsConfigQueryOptions } from '#/api/generated/endpoints/compoints/compoints.ts';
import { getListContactsOnVerificationQueryOptions } from '#/api/generated/endpoints/contacts/contacts.ts';
import { getListGiftsQueryOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import { getGetUserLevelQueryOptions } from '#/api/generated/endpoints/levels/levels.ts';
import { getGetCurrentPromoWidgetQueryOptions } from '#/api/generated/endpoints/lobby/lobby.ts';
import {
  getListNotificationsInfiniteQueryOptions,
  getListNotificationsQueryOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import {
  getGetBalanceQueryOptions,
  getGetProfileQueryOptions,
  getGetTodayDepositAmountQueryOptions,
} from '#/api/generated/endpoints/profile/profile.ts';
import type { NoticeList } from '#/api/generated/model/index.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { getListUserAchievementsQueryOptions } from '#/api/generated/endpoints/achievements/achievements.ts';
import { getListVerificationsQueryOptions } from '#/api/generated/endpoints/verification/verification.ts';
import { newestBalance, nextNotices } from './rules.ts';

/**
 * The balances: money in minor units, compoints as whole numbers. Responses older than the cached balance
 * are dropped. Disabled for guests.
 */
export const balanceQuery = () =>
  getGetBalanceQueryOptions({ query: { structuralSharing: newestBalance, enabled: isLoggedIn } });
export const profileQuery = () => getGetProfileQueryOptions({ query: { enabled: isLoggedIn } });
/** Total deposits of the server's current day, in minor units. */
export const todayDepositQuery = () => getGetTodayDepositAmountQueryOptions();
export const userLevelQuery = () => getGetUserLevelQueryOptions();
export const noticesQuery = () => getListNotificationsQueryOptions({ offset: 0 });
export const NOTICES_PAGE = 20;
export const noticePagesQuery = () =>
  getListNotificationsInfiniteQueryOptions(
    { limit: NOTICES_PAGE },
    {
      query: {
        initialPageParam: 0,
        getNextPageParam: (last: NoticeList, pages: readonly NoticeList[]) => nextNotices(last, pages),
      },
    },
  );
export const contactsOnVerificationQuery = () => getListContactsOnVerificationQueryOptions();
export const giftsQuery = () => getListGiftsQueryOptions();
/** Always refetches, even if the cached gifts are still fresh. */
export const freshGiftsQuery = () => getListGiftsQueryOptions({ query: { staleTime: 0 } });
export const compointsConfigQuery = () => getGetCompointsConfigQueryOptions();
export const promoWidgetQuery = () => getGetCurrentPromoWidgetQueryOptions();
export { freshRestrictionsQuery, restrictionsQuery } from './restriction/queries.ts';

/** The player's progress in every task. A task that belongs to a promotion carries the promotion's id. */
export const achievementsQuery = () =>
  getListUserAchievementsQueryOptions({ query: { enabled: isLoggedIn } });

export const verificationsQuery = () => getListVerificationsQueryOptions();
