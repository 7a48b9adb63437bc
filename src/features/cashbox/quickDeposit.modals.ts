import { queryOptions } from '@tanstack/react-query';
import { defineModal } from '#/overlays/modals.store.ts';
import { paymentSystemsQuery } from './data/queries.ts';
import type { QuickDepositProps } from './parts/QuickDepositModal.tsx';

/** A deposit by the saved card over a running game, which stays loaded. */
export const quickDepositModal = defineModal<QuickDepositProps>('quickDeposit', {
  load: () => import('./parts/QuickDepositModal.tsx'),
  options: { title: 'cashbox.quick.title', type: 'bottom' },
});

/** Whether a provider keeps a card of the player. */
export const hasSavedCardQuery = () =>
  queryOptions({
    ...paymentSystemsQuery(),
    select: ({ data }) => data.some(({ cards = [] }) => cards.length > 0),
  });
