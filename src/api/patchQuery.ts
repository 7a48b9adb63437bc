import type { QueryClient, QueryKey } from '@tanstack/react-query';

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
