import type { QueryClient } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';
import { subscribe } from '#/realtime/realtime.ts';

/**
 * Reloads the server data on each `promo_popup.updated`. The message's own texts aren't used: everyone gets
 * the same message in one language, which may not be the page's. Returns the unsubscribe function.
 */
export function bindPromoPopup(client: QueryClient): () => void {
  const { queryKey } = serverDataQuery();
  return subscribe('promo_popup.updated', () => void client.invalidateQueries({ queryKey }));
}
