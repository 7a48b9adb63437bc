import {
  getGetPlayActivityQueryOptions,
  getGetPlayLimitsQueryOptions,
  getGetRealityCheckQueryOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';

/** What was won and lost since the login, asked for each time it is shown. */
export const sessionActivityQuery = () =>
  getGetPlayActivityQueryOptions({ period: 'session' }, { query: { staleTime: 0, gcTime: 0 } });
/** How often a player is reminded of the time. */
export const realityCheckQuery = () => getGetRealityCheckQueryOptions();

/** The player's own limits on deposits, losses and time. Playing uses them up, so they are always refetched. */
export const playLimitsQuery = () => getGetPlayLimitsQueryOptions({ query: { staleTime: 0 } });
