// What a high-five that is received changes on its promotion's page; the flying notice is the shell's.
import type { QueryClient } from '@tanstack/react-query';
import { invalidateScope } from '#/api/queryScope.ts';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { promoScope } from './data/queries.ts';

/** Keeps lists, statistic and points of a promotion right as high-fives come in; returns the way to stop. */
export function bindHighFives(client: QueryClient, promoId: number): () => void {
  const askAnew = (): void => void invalidateScope(client, promoScope(promoId));
  const stops = [
    subscribe('high_five.received', ({ data }) => {
      if (data.actionId === promoId) askAnew();
    }),
    onGap(askAnew),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
