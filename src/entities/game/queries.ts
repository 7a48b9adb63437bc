import {
  getGetGameQueryOptions,
  getListFavouriteGamesQueryOptions,
  getListGamesInfiniteQueryKey,
  getListGamesQueryKey,
} from '#/api/generated/endpoints/lobby/lobby.ts';

export const gameQuery = (slug: string) => getGetGameQueryOptions(slug);
export const favouritesQuery = () => getListFavouriteGamesQueryOptions();
/** Key prefixes of all game lists. */
export const gameListKeys = () => [getListGamesQueryKey(), getListGamesInfiniteQueryKey()];
