import { useEffect, useState } from 'react';
import type { RealtimeTransactionConfirmedData } from '#/api/generated/model/index.ts';
import { subscribe } from '#/realtime/realtime.ts';

/** The payout that was paid while the page was open, and a function that dismisses it. */
export function usePaidPayout(): readonly [RealtimeTransactionConfirmedData | null, () => void] {
  const [paid, setPaid] = useState<RealtimeTransactionConfirmedData | null>(null);
  useEffect(
    () =>
      subscribe('treasury.transaction_confirmed', ({ data }) => {
        if (data.kind === 'payout' && data.status === 'paid') setPaid(data);
      }),
    [],
  );
  return [paid, () => setPaid(null)];
}
