import type { QueryClient } from '@tanstack/react-query';
import type { Category, CategoryItem, Game } from '#/api/generated/model/index.ts';
import { yieldToMain } from '#/lib/schedule.ts';
import { producersOf } from '../../model/rules.ts';
import { buildSearchIndex, type SearchIndex } from '../../model/searchIndex.ts';
import { ALL_GAMES_PAGE, allGamesQuery, allSectionsQuery } from '../queries.ts';

/** Maximum number of requests, in case the server's total is wrong. No catalogue needs this many. */
const MAX_PAGES = 50;

export async function loadIndex(client: QueryClient): Promise<SearchIndex> {
  // Producers and categories are optional: without them, the search still finds games.
  const sections = client.fetchQuery(allSectionsQuery()).then(
    ({ data }) => data,
    (): CategoryItem[] => [],
  );
  const games = await loadGames(client);
  const items = await sections;
  return buildSearchIndex(
    { games, producers: producersOf(items), categories: items.filter(isCategory) },
    yieldToMain,
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
