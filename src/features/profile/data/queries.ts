import {
  getGetTodayDepositAmountQueryOptions,
  getListSessionsQueryOptions,
} from '#/api/generated/endpoints/profile/profile.ts';

export const sessionsQuery = () => getListSessionsQueryOptions();
/** Deposits since the server's midnight, in minor units. */
export const todayDepositQuery = () => getGetTodayDepositAmountQueryOptions();
