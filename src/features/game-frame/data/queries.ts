import { getGetRealityCheckQueryOptions } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';

/** How often a player for money is reminded of the time. */
export const realityCheckQuery = () => getGetRealityCheckQueryOptions();
