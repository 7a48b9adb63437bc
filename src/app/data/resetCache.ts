import type { QueryClient } from '@tanstack/react-query';

/**
 * Empties the cache, and asks again once the page has followed: the turn in between lets the former player's
 * components go. `load` asks for what nobody shows yet.
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
