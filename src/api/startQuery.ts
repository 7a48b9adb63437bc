import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** Never refetches cached data: the page refetches stale data itself. */
const unlessCached = { staleTime: Number.POSITIVE_INFINITY };

/** Starts a query that a page is about to show. Errors are ignored: the page's own query reports them. */
export function startQuery<Data, Failure, Selected, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Selected, Key>,
): void {
  void client.prefetchQuery({ ...options, ...unlessCached });
}

export function startInfiniteQuery<Data, Failure, Selected, Key extends QueryKey, Page>(
  client: QueryClient,
  options: FetchInfiniteQueryOptions<Data, Failure, Selected, Key, Page>,
): void {
  void client.prefetchInfiniteQuery({ ...options, ...unlessCached });
}
