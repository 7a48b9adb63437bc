import { useInfiniteQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import type { GridQuery } from '../model/gridQuery.ts';
import type { GridScope } from './listParams.ts';
import { gridQuery } from './queries.ts';

/** The pages of a grid as one list; the next page is asked for by `loadMore`. */
export function useGameGrid(scope: GridScope, query: GridQuery) {
  const answer = useInfiniteQuery(gridQuery(scope, query));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = answer;
  const more = moreOf(hasNextPage, isFetchNextPageError && !isFetchingNextPage);
  return {
    list: loadable(answer, ({ pages }) => ({ games: pages.flatMap((page) => page.data), more })),
    total: data?.pages.at(-1)?.total ?? null,
    /** Changes with each answer, milliseconds. */
    updatedAt: answer.dataUpdatedAt,
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
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
