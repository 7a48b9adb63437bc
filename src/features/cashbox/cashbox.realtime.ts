// What the socket says of deposits and payouts, and what a gap in it may have missed.
import type { QueryClient } from '@tanstack/react-query';
import { onGap, subscribe } from '#/realtime/realtime.ts';
import { refreshDeposits, refreshPayouts } from './data/mutations.ts';

/** Keeps the lists of the cashbox right. Returns the way to stop. */
export function bindCashbox(client: QueryClient): () => void {
  const stops = [
    subscribe('treasury.transaction_confirmed', ({ data: { kind } }) => {
      if (kind === 'payout') void refreshPayouts(client);
      else refreshDeposits(client);
    }),
    onGap(() => {
      refreshDeposits(client);
      void refreshPayouts(client);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Hears that something may have become of a deposit. Returns the way to stop. */
export function onDepositNews(listener: () => void): () => void {
  const stops = [
    subscribe('treasury.transaction_confirmed', ({ data: { kind } }) => {
      if (kind === 'deposit') listener();
    }),
    onGap(listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
