import { getListLevelsQueryOptions } from './generated/endpoints/levels/levels.ts';
import { getGetServerDataQueryOptions } from './generated/endpoints/static-content/static-content.ts';

export const serverDataQuery = () => getGetServerDataQueryOptions();
/** Always refetches, even if the cached settings are still fresh. */
export const freshServerDataQuery = () => getGetServerDataQueryOptions({ query: { staleTime: 0 } });

export const levelsQuery = () => getListLevelsQueryOptions();
