// This file is separate from the lobby's other queries, because the first load doesn't need it.
import {
  getListGamesInfiniteQueryOptions,
  getListGamesQueryOptions,
} from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GameList, GameListPart, GamePlatform, ListGamesParams } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';
import type { GridQuery } from '../../model/gridQuery.ts';
import { ALL_GAMES, PAGE_SIZE } from '../../model/rules.ts';

export interface GridScope {
  readonly category?: string | undefined;
  readonly producer?: string | undefined;
}

/** Request parameters that select a grid's games. Without a category, all games are selected. */
function filterParams(scope: GridScope, query: GridQuery): ListGamesParams {
  const { search, features, volatilities } = query;
  const producers = scope.producer ?? query.producers.join(',');
  return {
    ...(search === '' ? {} : { q: search }),
    ...(scope.category !== undefined && scope.category !== ALL_GAMES
      ? { 'filter[category]': scope.category }
      : {}),
    ...(producers === '' ? {} : { 'filter[producer]': producers }),
    ...(features.length === 0 ? {} : { 'filter[feature][]': [...features] }),
    ...(volatilities.length === 0 ? {} : { 'filter[volatility][]': [...volatilities] }),
  };
}

/** Request parameters of a grid, except for the page number. */
export function gridParams(scope: GridScope, query: GridQuery, platform: GamePlatform): ListGamesParams {
  return {
    ...filterParams(scope, query),
    ...(query.sort === null ? {} : { sort: query.sort }),
    limit: PAGE_SIZE,
    platform,
  };
}

export const gridQuery = (scope: GridScope, query: GridQuery) =>
  getListGamesInfiniteQueryOptions(gridParams(scope, query, devicePlatform()), {
    query: pagesOf(PAGE_SIZE, (page: GameList) => page.data),
  });

/**
 * Requests numbers of games for a grid's filters. `counts`: the number of games for each filter value.
 * `without`: the number of games after removing each chosen filter.
 */
export const gridFactsQuery = (scope: GridScope, query: GridQuery, part: GameListPart) =>
  getListGamesQueryOptions({
    ...filterParams(scope, query),
    'include[]': [part],
    page: 1,
    limit: 1,
    platform: devicePlatform(),
  });
