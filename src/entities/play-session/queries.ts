import {
  getGetPlayActivityQueryOptions,
  getGetPlayLimitsQueryOptions,
  getGetRealityCheckQueryOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';

/** Bets and wins since login. Always refetched when shown. */
export const sessionActivityQuery = () =>
  getGetPlayActivityQueryOptions({ period: 'session' }, { query: { staleTime: 0, gcTime: 0 } });
export const realityCheckQuery = () => getGetRealityCheckQueryOptions();

/**
 * The player's limits on deposits, losses and time. Always refetched, because playing changes what is left
 * of them.
 */
export const playLimitsQuery = () => getGetPlayLimitsQueryOptions({ query: { staleTime: 0 } });
