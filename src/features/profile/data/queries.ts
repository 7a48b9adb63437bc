import {
  getGetTodayDepositAmountQueryOptions,
  getListSessionsQueryOptions,
} from '#/api/generated/endpoints/profile/profile.ts';

/** Devices on which the player is logged in, the latest first. */
export const sessionsQuery = () => getListSessionsQueryOptions();
/** What came in since the server's midnight, in minor units. */
export const todayDepositQuery = () => getGetTodayDepositAmountQueryOptions();
