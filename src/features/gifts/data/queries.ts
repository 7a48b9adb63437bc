import { getGetTodayDepositAmountQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { giftsQuery } from '#/entities/player/queries.ts';

export const giftsNowQuery = () => ({ ...giftsQuery(), staleTime: staleTimes.live });
/** Deposits of the server's day, minor units. */
export const todayDepositQuery = () => getGetTodayDepositAmountQueryOptions();
