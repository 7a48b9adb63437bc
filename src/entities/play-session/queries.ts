// What has come of the play of this session.
import {
  getGetPlayActivityQueryOptions,
  getGetRealityCheckQueryOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';

/** What was won and lost since the login, asked for each time it is shown. */
export const sessionActivityQuery = () =>
  getGetPlayActivityQueryOptions({ period: 'session' }, { query: { staleTime: 0, gcTime: 0 } });
/** How often a player is reminded of the time. */
export const realityCheckQuery = () => getGetRealityCheckQueryOptions();
