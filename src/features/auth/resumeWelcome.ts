import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';

/** Storage key of the pending greeting. Its entry is removed once the player was greeted, or at logout. */
export const PENDING_WELCOME = 'auth.welcome';

let isGreeting = false;

/**
 * Greets a player who has just logged in. Also resumes a greeting that is still pending, for example after a
 * reload.
 */
export function resumeWelcome(client: QueryClient): void {
  if (isGreeting || !isLoggedIn() || tabStore.get(PENDING_WELCOME) === null) return;
  isGreeting = true;
  const resume = async (): Promise<void> => {
    const { welcomePlayer } = await import('./data/welcome.ts');
    await welcomePlayer(client);
  };
  // If the greeting fails, it stays pending, and the next page or reload tries again.
  resume()
    .catch(() => undefined)
    .finally(() => {
      isGreeting = false;
    });
}
