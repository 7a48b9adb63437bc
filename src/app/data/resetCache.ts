import type { QueryClient } from '@tanstack/react-query';

/**
 * Clears the cache and refetches one task later, when the previous player's components have unmounted.
 * `load` prefetches queries that no component shows yet.
 */
export function resetCache(client: QueryClient, load?: () => void): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) query.reset();
  client.getMutationCache().clear();
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    // Don't refetch queries that have been started since the change.
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
