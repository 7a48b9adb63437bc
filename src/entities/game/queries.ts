// A game, and the games that the player marked.
import {
  getGetGameQueryOptions,
  getListFavouriteGamesQueryOptions,
  getListGamesInfiniteQueryKey,
  getListGamesQueryKey,
} from '#/api/generated/endpoints/lobby/lobby.ts';

export const gameQuery = (slug: string) => getGetGameQueryOptions(slug);
export const favouritesQuery = () => getListFavouriteGamesQueryOptions();
/** What the keys of all lists of games begin with. */
export const gameListKeys = () => [getListGamesQueryKey(), getListGamesInfiniteQueryKey()];
