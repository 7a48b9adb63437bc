import { useQuery } from '@tanstack/react-query';
import { listCategories, listGames } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { Category, CategoryItem, Game } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { devicePlatform } from '#/lib/platform.ts';
import { producersOf } from '../model/rules.ts';
import { buildSearchIndex, type SearchIndex } from '../model/searchIndex.ts';

/** Games of one call (specification §9, search page size). */
const SEARCH_PAGE = 1000;
/** More than any catalogue; a server that counts wrongly must not be asked without end. */
const MOST_PAGES = 50;

/** The index over all games, producers and categories; built once, in slices, and kept. Undefined until it is there. */
export function useSearchIndex(): SearchIndex | undefined {
  const { data } = useQuery({
    queryKey: ['lobby', 'searchIndex'],
    queryFn: ({ signal }) => loadIndex(signal),
    staleTime: staleTimes.fixed,
    gcTime: Number.POSITIVE_INFINITY,
    // Thousands of items are not compared with their former selves.
    structuralSharing: false,
  });
  return data;
}

async function loadIndex(signal: AbortSignal): Promise<SearchIndex> {
  // Search finds games even when their producers and categories do not come.
  const sections = listCategories({}, undefined, signal).then(
    ({ data }) => data,
    (): CategoryItem[] => [],
  );
  const games = await loadGames(signal);
  const items = await sections;
  return buildSearchIndex({ games, producers: producersOf(items), categories: items.filter(isCategory) }, pause);
}

const isCategory = (item: CategoryItem): item is Category => item.pageType === 'category';

async function loadGames(signal: AbortSignal): Promise<Game[]> {
  const load = (page: number) => listGames({ page, limit: SEARCH_PAGE, platform: devicePlatform() }, undefined, signal);
  const first = await load(1);
  const pages = Math.min(Math.ceil(first.total / SEARCH_PAGE), MOST_PAGES);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}

/** Lets the browser draw and hear keys in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
