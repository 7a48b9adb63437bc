// Apart from the lobby's other queries, because the first load doesn't need them.
import {
  getListGamesInfiniteQueryOptions,
  getListGamesQueryOptions,
} from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GameList, GameListPart, GamePlatform, ListGamesParams } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { devicePlatform } from '#/lib/platform.ts';
import type { GridQuery } from '../../model/gridQuery.ts';
import { ALL_GAMES, PAGE_SIZE } from '../../model/rules.ts';

export interface GridScope {
  readonly category?: string | undefined;
  readonly producer?: string | undefined;
}

/** Parameters of a grid's games. No category means all games. */
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

/** Parameters of a grid without the page. */
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

/** Counts for a grid's filters: the games of each value, or the games without each chosen filter. */
export const gridFactsQuery = (scope: GridScope, query: GridQuery, part: GameListPart) =>
  getListGamesQueryOptions({
    ...filterParams(scope, query),
    'include[]': [part],
    page: 1,
    limit: 1,
    platform: devicePlatform(),
  });
