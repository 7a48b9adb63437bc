import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';
import { PENDING_WELCOME } from './model/pendingWelcome.ts';

/** Greets a player who has just logged in, or continues a greeting that a reload interrupted. */
export function resumeWelcome(client: QueryClient): void {
  if (tabStore.get(PENDING_WELCOME) === null || !isLoggedIn()) return;
  const resume = async (): Promise<void> => {
    const { welcomePlayer } = await import('./data/welcome.ts');
    await welcomePlayer(client);
  };
  // The greeting stays pending, so the next reload tries again.
  resume().catch(() => undefined);
}
