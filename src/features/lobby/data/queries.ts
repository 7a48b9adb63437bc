import {
  getGetCategoryQueryOptions,
  getGetCurrentBlockQueryOptions,
  getListBannersQueryOptions,
  getListCategoriesQueryOptions,
  getListGamesInfiniteQueryKey,
  getListGamesQueryOptions,
  getListRecentGamesQueryOptions,
  getListWinnersQueryOptions,
} from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GamePlatform } from '#/api/generated/model/index.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import { SEARCH_RESULTS } from '../model/rules.ts';
import {
  categoriesParams,
  producersParams,
  rowParams,
  startBannersParams,
  winnersParams,
} from './listParams.ts';

export const categoriesQuery = () => getListCategoriesQueryOptions(categoriesParams);
export const producersQuery = () => getListCategoriesQueryOptions(producersParams);
/** A category or a producer of games. */
export const sectionQuery = (slug: string) => getGetCategoryQueryOptions(slug);
export const rowQuery = (category: string, platform: GamePlatform = devicePlatform()) =>
  getListGamesQueryOptions(rowParams(category, platform));
/** The prefix that the query keys of all grids share. */
export const gridsKey = () => getListGamesInfiniteQueryKey();
export const foundGamesQuery = (query: string) =>
  getListGamesQueryOptions({ q: query, page: 1, limit: SEARCH_RESULTS, platform: devicePlatform() });
/** Page size of the requests from which the search index is built (S9.27). */
export const ALL_GAMES_PAGE = 1000;
/** A page of all games. It isn't cached, because the search index that is built from all pages is cached. */
export const allGamesQuery = (page: number) =>
  getListGamesQueryOptions(
    { page, limit: ALL_GAMES_PAGE, platform: devicePlatform() },
    { query: { gcTime: 0 } },
  );
export const allSectionsQuery = () => getListCategoriesQueryOptions({});
export const recentGamesQuery = () => getListRecentGamesQueryOptions();
export const winnersQuery = () => getListWinnersQueryOptions(winnersParams);
export const todayQuery = () => getGetCurrentBlockQueryOptions();
export const startBannersQuery = () => getListBannersQueryOptions(startBannersParams);
export const producerBannersQuery = () => getListBannersQueryOptions({ type: 'gameProvider' });
