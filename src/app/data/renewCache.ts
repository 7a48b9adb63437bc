import type { Query, QueryClient } from '@tanstack/react-query';

const isLongList = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pageParams' in data;

/**
 * Refetches everything in another language. Active queries keep their data until then, so inputs and
 * selections survive. Infinite lists restart instead of refetching every page. `load` prefetches queries
 * that no component shows yet.
 */
export function renewCache(client: QueryClient, load?: () => void): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) {
    if (query.isActive() && !isLongList(query)) query.invalidate();
    else query.reset();
  }
  // Wait a task, so that the cancelled queries have settled.
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
