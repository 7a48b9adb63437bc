import {
  getGetGameQueryOptions,
  getListFavouriteGamesQueryOptions,
  getListGamesInfiniteQueryKey,
  getListGamesQueryKey,
} from '#/api/generated/endpoints/lobby/lobby.ts';

export const gameQuery = (slug: string) => getGetGameQueryOptions(slug);
export const favouritesQuery = () => getListFavouriteGamesQueryOptions();
export const gameListKeys = () => [getListGamesQueryKey(), getListGamesInfiniteQueryKey()];
