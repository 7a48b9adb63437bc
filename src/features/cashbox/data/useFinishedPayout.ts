import { useEffect, useState } from 'react';
import type { RealtimeTransactionConfirmedData } from '#/api/generated/model/index.ts';
import { subscribe } from '#/realtime/realtime.ts';

export interface FinishedPayout extends Pick<RealtimeTransactionConfirmedData, 'amount' | 'currency'> {
  /** `declined` includes a request that was dropped because nobody confirmed it. */
  readonly status: 'paid' | 'declined';
}

/** The payout that was paid or declined while the page was open, and a function that dismisses it. */
export function useFinishedPayout(): readonly [FinishedPayout | null, () => void] {
  const [finished, setFinished] = useState<FinishedPayout | null>(null);
  useEffect(
    () =>
      subscribe('treasury.transaction_confirmed', ({ data: { kind, status, amount, currency } }) => {
        if (kind === 'payout' && (status === 'paid' || status === 'declined'))
          setFinished({ status, amount, currency });
      }),
    [],
  );
  return [finished, () => setFinished(null)];
}
