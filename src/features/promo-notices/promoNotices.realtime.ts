import type { QueryClient } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';
import { subscribe } from '#/realtime/realtime.ts';

/**
 * Loads the server data again on each `promo_popup.updated`. The message goes to everyone in one language, so
 * its texts may not be in the page's. Returns the unsubscribe function.
 */
export function bindPromoPopup(client: QueryClient): () => void {
  const { queryKey } = serverDataQuery();
  return subscribe('promo_popup.updated', () => void client.invalidateQueries({ queryKey }));
}
