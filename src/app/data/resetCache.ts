import type { QueryClient } from '@tanstack/react-query';

/**
 * Empties the cache at once, and asks again for what is still on the screen once the page has followed the
 * change. The turn in between lets the former player's components go, so that none of them asks as a guest.
 * @param load asks for what nobody shows yet; before that turn it would be cleared away with the rest
 */
export function resetCache(client: QueryClient, load?: () => void): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) query.reset();
  client.getMutationCache().clear();
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    // What has been asked for since the change is on its way and not asked for twice.
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
