// What gifts are read from.
import { getGetTodayDepositAmountQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';
import { giftsQuery } from '#/entities/player/queries.ts';

export { giftsQuery };
/** Deposits of the server's day, minor units. */
export const todayDepositQuery = () => getGetTodayDepositAmountQueryOptions();
