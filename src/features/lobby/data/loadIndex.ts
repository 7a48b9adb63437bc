import type { QueryClient } from '@tanstack/react-query';
import {
  getListCategoriesQueryOptions,
  getListGamesQueryOptions,
} from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Category, CategoryItem, Game } from '#/api/generated/model/index.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { breathe } from '#/lib/schedule.ts';
import { producersOf } from '../model/rules.ts';
import { buildSearchIndex, type SearchIndex } from '../model/searchIndex.ts';

/** More than any catalogue needs, in case the server's total is wrong. */
const MAX_PAGES = 50;

/** Page size for the search index (S9.27). */
const ALL_GAMES_PAGE = 1000;
/** Not cached, because the index built from the pages is. */
export const allGamesQuery = (page: number) =>
  getListGamesQueryOptions(
    { page, limit: ALL_GAMES_PAGE, platform: devicePlatform() },
    { query: { gcTime: 0 } },
  );
const allSectionsQuery = () => getListCategoriesQueryOptions({});

export async function loadIndex(client: QueryClient): Promise<SearchIndex> {
  // Without producers and categories, the search still finds games.
  const sections = client.fetchQuery(allSectionsQuery()).then(
    ({ data }) => data,
    (): CategoryItem[] => [],
  );
  const games = await loadGames(client);
  const items = await sections;
  return buildSearchIndex(
    { games, producers: producersOf(items), categories: items.filter(isCategory) },
    breathe,
  );
}

const isCategory = (item: CategoryItem): item is Category => item.pageType === 'category';

async function loadGames(client: QueryClient): Promise<Game[]> {
  const load = (page: number) => client.fetchQuery(allGamesQuery(page));
  const first = await load(1);
  const pages = Math.min(Math.ceil(first.total / ALL_GAMES_PAGE), MAX_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}
