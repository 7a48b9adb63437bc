// The start load of every visitor (specification S4.30 to S4.33). Screens load their own data.
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { levelsQuery } from '#/entities/levels/queries.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { prefetchSiteTexts, prefetchServerData } from '#/features/static-content/startContent.ts';
import { prefetchPlayerData } from './loadPlayerData.ts';

/** What no first view needs is asked for by then, even if the page is never idle. */
const LATEST_MS = 4_000;

/** Returns the way to call off what waits for a quiet moment. */
export function prefetchStartData(client: QueryClient): () => void {
  prefetchServerData(client);
  if (isLoggedIn()) prefetchPlayerData(client);
  // Footer, canonical addresses and levels must not compete with the first view.
  return whenIdle(() => {
    prefetchSiteTexts(client);
    void client.prefetchQuery(levelsQuery());
  }, LATEST_MS);
}
