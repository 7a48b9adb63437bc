// Loads the player-data code only when somebody logs in, to keep it out of a guest's first view.
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';

const load = () => import('./playerData.ts');

/** Preloads the chunk. Errors are ignored: `prefetchPlayerData` tries again. */
export function preloadPlayerData(): void {
  load().catch(() => undefined);
}

/** Prefetches a player's data unless the session has ended. Components handle failed queries. */
export function prefetchPlayerData(client: QueryClient): void {
  const fetchIfPlayer = async (): Promise<void> => {
    const { fetchPlayerData } = await load();
    if (isLoggedIn()) fetchPlayerData(client);
  };
  fetchIfPlayer().catch(() => undefined);
}
