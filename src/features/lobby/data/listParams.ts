// Request parameters that hooks, prefetching and early calls share, so that they use the same cache entries.
import type { GamePlatform, ListCategoriesParams, ListGamesParams } from '#/api/generated/model/index.ts';
import { ROW_SIZE, WINNERS_LIMIT } from '../model/rules.ts';

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
