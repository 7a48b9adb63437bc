// What the socket says of deposits and payouts, and what a gap in it may have missed.
import type { QueryClient } from '@tanstack/react-query';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { refreshDeposits, refreshPayouts } from './data/mutations.ts';

/**
 * Keeps the lists of the cashbox right; `onDeposit` hears that something became of a deposit. Returns the way
 * to stop.
 */
export function bindCashbox(client: QueryClient, onDeposit: () => void): () => void {
  const stops = [
    subscribe('treasury.transaction_confirmed', ({ data: { kind } }) => {
      if (kind === 'payout') {
        void refreshPayouts(client);
        return;
      }
      refreshDeposits(client);
      onDeposit();
    }),
    onGap(() => {
      refreshDeposits(client);
      void refreshPayouts(client);
      onDeposit();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
