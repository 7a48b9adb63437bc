import type { QueryClient } from '@tanstack/react-query';
import { startBannersQuery } from './data/queries.ts';

/** Errors are ignored on purpose, because the hero works without banners. */
export function prefetchBanners(client: QueryClient): void {
  void client.prefetchQuery(startBannersQuery());
}
