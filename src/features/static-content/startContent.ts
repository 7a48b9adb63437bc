import type { QueryClient } from '@tanstack/react-query';
import type { ServerData } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { footerBlockQuery, seoCanonicalsQuery, seoFootersQuery, staticPagesQuery } from './data/queries.ts';

export function prefetchServerData(client: QueryClient): void {
  void client.prefetchQuery(serverDataQuery());
}

/** Errors are ignored on purpose, because the components that show the texts handle them. */
export function prefetchSiteTexts(client: QueryClient): void {
  void client.prefetchQuery(staticPagesQuery());
  void client.prefetchQuery(footerBlockQuery());
  void client.prefetchQuery(seoFootersQuery());
  void client.prefetchQuery(seoCanonicalsQuery());
}

export async function ensureServerData(client: QueryClient): Promise<ServerData> {
  return (await client.ensureQueryData(serverDataQuery())).data;
}
