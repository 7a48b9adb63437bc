import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { subscribe } from '#/realtime/realtime.ts';
import { latestPayoutsQuery } from './queries.ts';

/** A payout that is no longer open. If it wasn't paid, its money was returned to the balance. */
export type FinishedPayout = Pick<PayoutRecord, 'id' | 'amount' | 'currency' | 'status'>;

const FINAL: ReadonlySet<FinishedPayout['status']> = new Set(['paid', 'declined', 'cancelled']);

/**
 * Returns the payouts that were paid, declined or cancelled while the page was open, and a function that
 * dismisses one. Leaves out those cancelled on this page (`cancelledHere`), because the dialog has confirmed it.
 * Socket messages report such payouts at once. A payout whose message was lost disappears from the
 * open payouts. Its result is then looked up in the list of the latest payouts.
 */
export function useFinishedPayouts(
  open: readonly PayoutRecord[],
  cancelledHere: readonly number[],
): readonly [readonly FinishedPayout[], (id: number) => void] {
  const [reported, setReported] = useState<readonly FinishedPayout[]>([]);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState({ open, gone: open.slice(0, 0) });
  // Compare the open payouts with those of the last render. The React docs call this "storing
  // information from previous renders".
  if (open !== seen.open) {
    const gone = seen.open.filter(({ id }) => open.every((request) => request.id !== id));
    setSeen({ open, gone: [...seen.gone, ...gone] });
  }
  const latest = useQuery({ ...latestPayoutsQuery(), enabled: seen.gone.length > 0 }).data?.data ?? [];
  const missed = latest.filter(
    (payout) => seen.gone.some(({ id }) => id === payout.id) && reported.every(({ id }) => id !== payout.id),
  );
  useEffect(
    () =>
      subscribe(
        'treasury.transaction_confirmed',
        ({ data: { transactionId: id, kind, status, amount, currency } }) => {
          if (kind === 'payout' && (status === 'paid' || status === 'declined'))
            setReported((all) => [...all.filter((one) => one.id !== id), { id, status, amount, currency }]);
        },
      ),
    [],
  );
  // Hide a payout's result while it is still in the open list, because its dialog may have the focus.
  const isListed = ({ id }: FinishedPayout): boolean => open.some((request) => request.id === id);
  const finished = [...reported, ...missed].filter(
    (payout) =>
      FINAL.has(payout.status) && !isListed(payout) && ![...dismissed, ...cancelledHere].includes(payout.id),
  );
  return [finished, (id) => setDismissed([...dismissed, id])];
}
