import type { QueryClient } from '@tanstack/react-query';

/**
 * Empties the cache at once, and asks again for what is still on the screen once the page has followed the change.
 * The turn in between lets the former player's components go, so that none of them asks as a guest.
 */
export function resetCache(client: QueryClient): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) query.reset();
  client.getMutationCache().clear();
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' });
  }, 0);
}
