import { useListGamesInfinite } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { GameList } from '#/api/generated/model/index.ts';
import { pagesOf } from '#/api/infinitePages.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { devicePlatform } from '#/lib/platform.ts';
import type { GridQuery } from '../model/gridQuery.ts';
import { PAGE_SIZE } from '../model/rules.ts';
import { gridParams, type GridScope } from './listParams.ts';

/** The pages of a grid as one list; the next page is asked for by `loadMore`. */
export function useGameGrid(scope: GridScope, query: GridQuery) {
  const answer = useListGamesInfinite(gridParams(scope, query, devicePlatform()), {
    query: {
      staleTime: staleTimes.catalogue,
      ...pagesOf(PAGE_SIZE, (page: GameList) => page.data),
    },
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = answer;
  return {
    games: data?.pages.flatMap((page) => page.data) ?? null,
    total: data?.pages.at(-1)?.total ?? null,
    /** Changes with each answer, milliseconds. */
    updatedAt: answer.dataUpdatedAt,
    isFailed: answer.isError && !data,
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
    more: moreOf(hasNextPage, isFetchNextPageError && !isFetchingNextPage),
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

export type More = 'coming' | 'failed' | 'none';

function moreOf(hasNextPage: boolean, isFailed: boolean): More {
  if (!hasNextPage) return 'none';
  return isFailed ? 'failed' : 'coming';
}
