import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';

export function setAnswer(
  client: QueryClient,
  { queryKey, meta }: { readonly queryKey: QueryKey; readonly meta?: QueryMeta | undefined },
  data: unknown,
): void {
  const query = client.getQueryCache().build(client, { queryKey, ...(meta ? { meta } : {}) });
  query.setData(data);
}
