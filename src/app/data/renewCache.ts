import type { Query, QueryClient } from '@tanstack/react-query';

const isLongList = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pageParams' in data;

/**
 * Asks for everything anew, in another language. What is shown stays until it comes, and with it what was
 * typed and chosen there; long lists begin again, rather than ask for each of their pages. `load` asks for
 * what nobody shows yet.
 */
export function renewCache(client: QueryClient, load?: () => void): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) {
    if (query.isActive() && !isLongList(query)) query.invalidate();
    else query.reset();
  }
  // What was called off lets go of its call in the turn between.
  setTimeout(() => {
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    load?.();
  }, 0);
}
