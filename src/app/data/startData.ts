// Prefetches what every visitor needs (S4.30 to S4.33). Screens load their own data.
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { levelsQuery } from '#/api/queries.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { prefetchSiteTexts, prefetchServerData } from '#/features/static-content/startContent.ts';
import { prefetchPlayerData } from './loadPlayerData.ts';

/** Deadline for deferred queries, even if the page is never idle. */
const LATEST_MS = 4_000;

/** Starts the queries, some of them deferred. Returns a function that cancels the deferred ones. */
export function prefetchStartData(client: QueryClient): () => void {
  prefetchServerData(client);
  if (isLoggedIn()) prefetchPlayerData(client);
  // The queries for the footer, canonical URLs and levels must not compete with the first view.
  return whenIdle(() => {
    prefetchSiteTexts(client);
    void client.prefetchQuery(levelsQuery());
  }, LATEST_MS);
}
