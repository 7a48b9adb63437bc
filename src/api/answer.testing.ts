import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';

/** Answers a query as if it had been asked, with its scope. */
export function setAnswer(
  client: QueryClient,
  { queryKey, meta }: { readonly queryKey: QueryKey; readonly meta?: QueryMeta | undefined },
  data: unknown,
): void {
  const query = client.getQueryCache().build(client, { queryKey, ...(meta ? { meta } : {}) });
  query.setData(data);
}
