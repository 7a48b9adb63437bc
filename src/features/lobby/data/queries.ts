import {
  getGetCategoryQueryOptions,
  getGetCurrentBlockQueryOptions,
  getListBannersQueryOptions,
  getListCategoriesQueryOptions,
  getListGamesInfiniteQueryOptions,
  getListGamesQueryOptions,
  getListRecentGamesQueryOptions,
  getListWinnersQueryOptions,
} from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GameList, GamePlatform } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { devicePlatform } from '#/lib/platform.ts';
import type { GridQuery } from '../model/gridQuery.ts';
import { PAGE_SIZE, SEARCH_RESULTS } from '../model/rules.ts';
import {
  categoriesParams,
  gridParams,
  producersParams,
  rowParams,
  startBannersParams,
  winnersParams,
  type GridScope,
} from './listParams.ts';

export const categoriesQuery = () => getListCategoriesQueryOptions(categoriesParams);
export const producersQuery = () => getListCategoriesQueryOptions(producersParams);
/** A category or a producer. */
export const sectionQuery = (slug: string) => getGetCategoryQueryOptions(slug);
export const rowQuery = (category: string, platform: GamePlatform = devicePlatform()) =>
  getListGamesQueryOptions(rowParams(category, platform));
export const gridQuery = (scope: GridScope, query: GridQuery) =>
  getListGamesInfiniteQueryOptions(gridParams(scope, query, devicePlatform()), {
    query: pagesOf(PAGE_SIZE, (page: GameList) => page.data),
  });
export const foundGamesQuery = (query: string) =>
  getListGamesQueryOptions({ q: query, page: 1, limit: SEARCH_RESULTS, platform: devicePlatform() });
/** Page size for the search index (S9.27). */
export const ALL_GAMES_PAGE = 1000;
/** Not cached, because the index built from the pages is. */
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
