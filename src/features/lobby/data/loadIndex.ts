import type { QueryClient } from '@tanstack/react-query';
import type { Category, CategoryItem, Game } from '#/api/generated/model/index.ts';
import { breathe } from '#/lib/schedule.ts';
import { producersOf } from '../model/rules.ts';
import { buildSearchIndex, type SearchIndex } from '../model/searchIndex.ts';
import { ALL_GAMES_PAGE, allGamesQuery, allSectionsQuery } from './queries.ts';

/** More than any catalogue; a server that counts wrongly must not be asked without end. */
const MOST_PAGES = 50;

/** Asks for all games, producers and categories, and builds the index over them in slices. */
export async function loadIndex(client: QueryClient): Promise<SearchIndex> {
  // Search finds games even when their producers and categories do not come.
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
  const pages = Math.min(Math.ceil(first.total / ALL_GAMES_PAGE), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}
