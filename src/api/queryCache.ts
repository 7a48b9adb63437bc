// Operations on cached queries: start one early, change its data, or invalidate all of a scope.
import type {
  QueryClient,
  QueryKey,
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
} from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly scope?: string };
  }
}

/** Options that put a query into a scope, so that it can be invalidated whatever its parameters. */
export const inScope = (scope: string) => ({ meta: { scope } });

export function invalidateScope(client: QueryClient, scope: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.scope === scope });
}

/**
 * Applies a change to a query's data, for example one announced by a socket message. A query without data is
 * refetched if it is shown, because a response on its way may be older than the change.
 */
export function patchQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data,
): void {
  const known = client.getQueryData<Data>(queryKey);
  if (known === undefined) void client.invalidateQueries({ queryKey, exact: true });
  else client.setQueryData<Data>(queryKey, change(known));
}

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
