// The code of a player's base load comes with the first player: a guest's first view does without.
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';

const load = () => import('./playerData.ts');

/** Loads the code ahead; a load that fails is left to `prefetchPlayerData`. */
export function preloadPlayerData(): void {
  load().catch(() => undefined);
}

/** Asks for all that a player has, unless the session has ended; a failure is left to whoever shows it. */
export function prefetchPlayerData(client: QueryClient): void {
  const fetchIfPlayer = async (): Promise<void> => {
    const { fetchPlayerData } = await load();
    if (isLoggedIn()) fetchPlayerData(client);
  };
  fetchIfPlayer().catch(() => undefined);
}
