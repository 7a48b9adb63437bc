// The lobby's first view as the build has drawn it: the answers it was drawn from, put back into the cache.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getListBannersQueryKey, getListCategoriesQueryKey, getListGamesQueryKey } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GamePlatform } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams, startBannersParams } from './data/listParams.ts';
import { firstViewCalls } from './earlyCalls.ts';

/** Answers of the API by path and query. */
export type FirstViewAnswers = Readonly<Record<string, unknown>>;

/**
 * Puts the answers where the lobby's hooks look for them. They count as stale, so that the hooks ask again at once; what has not
 * changed since the build is then not drawn again.
 */
export function restoreFirstView(client: QueryClient, answers: FirstViewAnswers, defaultCategories: readonly string[], platform: GamePlatform): void {
  const { rows, categories, banners } = firstViewCalls(defaultCategories, platform);
  const keys: [string, QueryKey][] = [
    ...rows.map((address, index): [string, QueryKey] => [address, getListGamesQueryKey(rowParams(defaultCategories[index] ?? '', platform))]),
    [categories, getListCategoriesQueryKey(categoriesParams)],
    [banners, getListBannersQueryKey(startBannersParams)],
  ];
  for (const [address, key] of keys) if (address in answers) client.setQueryData(key, answers[address], { updatedAt: 0 });
}
