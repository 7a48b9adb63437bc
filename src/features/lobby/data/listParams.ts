// Hooks, prefetching and early calls share these parameters, so that they share cache entries.
import type { GamePlatform, ListCategoriesParams, ListGamesParams } from '#/api/generated/model/index.ts';
import { ALL_GAMES, PAGE_SIZE, ROW_SIZE, WINNERS_LIMIT } from '../model/rules.ts';
import type { GridQuery } from '../model/gridQuery.ts';

export const categoriesParams = {
  'filter[type]': 'category',
  sort: 'position',
} as const satisfies ListCategoriesParams;
export const producersParams = {
  'filter[type]': 'producer',
  sort: 'position',
} as const satisfies ListCategoriesParams;
export const startBannersParams = { type: 'startPage' } as const;
export const winnersParams = { limit: WINNERS_LIMIT } as const;

export function rowParams(category: string, platform: GamePlatform): ListGamesParams {
  return { 'filter[category]': category, page: 1, limit: ROW_SIZE, platform };
}

export interface GridScope {
  readonly category?: string | undefined;
  readonly producer?: string | undefined;
}

/** Parameters of a grid without the page. No category means all games. */
export function gridParams(scope: GridScope, query: GridQuery, platform: GamePlatform): ListGamesParams {
  const producers = scope.producer === undefined ? query.producers.join(',') : scope.producer;
  return {
    ...(scope.category !== undefined && scope.category !== ALL_GAMES
      ? { 'filter[category]': scope.category }
      : {}),
    ...(producers === '' ? {} : { 'filter[producer]': producers }),
    ...(query.sort === null ? {} : { sort: query.sort }),
    limit: PAGE_SIZE,
    platform,
  };
}
