import type { QueryClient } from '@tanstack/react-query';
import { startBannersQuery } from './data/queries.ts';

/** Asks for the banners of the lobby's hero; a failure is left to the hero, which does without. */
export function prefetchBanners(client: QueryClient): void {
  void client.prefetchQuery(startBannersQuery());
}
