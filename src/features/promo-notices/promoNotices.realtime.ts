import type { QueryClient } from '@tanstack/react-query';
import type { ServerDataResponse } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { subscribe } from '#/realtime/realtime.ts';

/** Puts the popup of each `promo_popup.updated` into the server data. Returns the unsubscribe function. */
export function bindPromoPopup(client: QueryClient): () => void {
  const { queryKey } = serverDataQuery();
  return subscribe('promo_popup.updated', ({ data: { promoPopup } }) =>
    client.setQueryData<ServerDataResponse>(
      queryKey,
      (known) => known && { ...known, data: { ...known.data, promoPopup } },
    ),
  );
}
