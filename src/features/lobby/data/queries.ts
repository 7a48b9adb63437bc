import { queryOptions } from '@tanstack/react-query';
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
import { staleTimes } from '#/api/staleTimes.ts';
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
export const recentGamesQuery = () => getListRecentGamesQueryOptions();
export const winnersQuery = () => getListWinnersQueryOptions(winnersParams);
export const todayQuery = () => getGetCurrentBlockQueryOptions();
export const startBannersQuery = () => getListBannersQueryOptions(startBannersParams);
export const producerBannersQuery = () => getListBannersQueryOptions({ type: 'gameProvider' });

/** Built once and kept. */
export const searchIndexQuery = () =>
  queryOptions({
    queryKey: ['lobby', 'searchIndex'],
    queryFn: async ({ client }) => (await import('./loadIndex.ts')).loadIndex(client),
    staleTime: staleTimes.fixed,
    gcTime: Number.POSITIVE_INFINITY,
    // The requests inside retry by themselves.
    retry: false,
    // Comparing thousands of items is expensive.
    structuralSharing: false,
  });
/** The function is wrapped in an object, because `setQueryData` would call a bare function as an updater. */
export const fuzzyMatchQuery = () =>
  queryOptions({
    queryKey: ['lobby', 'fuzzyMatch'],
    queryFn: async () => ({ match: (await import('../model/fuzzyMatch.ts')).fuzzyMatch }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
