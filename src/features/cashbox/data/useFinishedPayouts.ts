import { useEffect, useState } from 'react';
import type { RealtimeTransactionConfirmedData } from '#/api/generated/model/index.ts';
import { subscribe } from '#/realtime/realtime.ts';

export interface FinishedPayout extends Pick<
  RealtimeTransactionConfirmedData,
  'transactionId' | 'amount' | 'currency'
> {
  /** `declined` includes a request that was dropped because nobody confirmed it. */
  readonly status: 'paid' | 'declined';
}

const without = (all: readonly FinishedPayout[], id: number) =>
  all.filter(({ transactionId }) => transactionId !== id);

/** The payouts that were paid or declined while the page was open, and a function that dismisses one. */
export function useFinishedPayouts(): readonly [readonly FinishedPayout[], (transactionId: number) => void] {
  const [finished, setFinished] = useState<readonly FinishedPayout[]>([]);
  useEffect(
    () =>
      subscribe('treasury.transaction_confirmed', ({ data }) => {
        const { transactionId, kind, status, amount, currency } = data;
        if (kind === 'payout' && (status === 'paid' || status === 'declined'))
          setFinished((all) => [...without(all, transactionId), { transactionId, status, amount, currency }]);
      }),
    [],
  );
  return [finished, (id) => setFinished((all) => without(all, id))];
}
