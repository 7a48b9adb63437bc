// How the shell and the base load ask for the player's data: the same options, so that each is asked for once.
import { getGetUserLevelQueryOptions } from '#/api/generated/endpoints/levels/levels.ts';
import { getListNotificationsQueryOptions } from '#/api/generated/endpoints/notifications/notifications.ts';
import { getGetBalanceQueryOptions, getGetProfileQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { newestBalance } from '#/entities/player/newestBalance.ts';

export const balanceQuery = () => getGetBalanceQueryOptions({ query: { staleTime: staleTimes.short, structuralSharing: newestBalance } });
export const profileQuery = () => getGetProfileQueryOptions({ query: { staleTime: staleTimes.normal } });
export const userLevelQuery = () => getGetUserLevelQueryOptions({ query: { staleTime: staleTimes.normal } });
export const noticesQuery = () => getListNotificationsQueryOptions({ offset: 0 }, { query: { staleTime: staleTimes.short } });
