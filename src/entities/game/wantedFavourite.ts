// The game that a guest wants to add to the favourites. It is added once the guest has logged in or signed up.
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';

const WANTED = 'wantedFavourite';

export function rememberFavourite(slug: string): void {
  tabStore.set(WANTED, slug);
}

export function resumeFavourite(client: QueryClient): void {
  const slug = tabStore.get(WANTED);
  if (slug === null || !isLoggedIn()) return;
  const add = async (): Promise<void> => {
    const { addWantedFavourite } = await import('./addWantedFavourite.ts');
    // Remove the stored game only after the chunk has loaded. If it fails to load, the next page tries again.
    tabStore.remove(WANTED);
    await addWantedFavourite(client, slug);
  };
  // If the mutation fails, it shows a toast itself.
  add().catch(() => undefined);
}
