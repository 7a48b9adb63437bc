// What `promo_popup.updated` does: the popup of the server data is another one.
import type { QueryClient } from '@tanstack/react-query';
import type { ServerDataResponse } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { subscribe } from '#/realtime/realtime.ts';

/** Keeps the promo popup as the server has it; returns the way to stop. */
export function bindPromoPopup(client: QueryClient): () => void {
  const { queryKey } = serverDataQuery();
  return subscribe('promo_popup.updated', ({ data: { promoPopup } }) =>
    client.setQueryData<ServerDataResponse>(
      queryKey,
      (known) => known && { ...known, data: { ...known.data, promoPopup } },
    ),
  );
}
