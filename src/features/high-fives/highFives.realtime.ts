import type { QueryClient } from '@tanstack/react-query';
import { invalidateScope } from '#/api/queryCache.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';

/**
 * When a high-five arrives, refetches the promotion's lists, statistics and points. Returns the unsubscribe
 * function.
 */
export function bindHighFives(client: QueryClient, promoId: number): () => void {
  const refetch = (): void => void invalidateScope(client, promoScope(promoId));
  const stops = [
    subscribe('high_five.received', ({ data }) => {
      if (data.actionId === promoId) refetch();
    }),
    onGap(refetch),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
