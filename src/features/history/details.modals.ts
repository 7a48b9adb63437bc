import { defineModal } from '#/overlays/modals.store.ts';
import type { BetModalProps } from './ui/BetModal.tsx';
import type { TransactionModalProps } from './ui/TransactionModal.tsx';

export const betModal = defineModal<BetModalProps>('bet', {
  load: () => import('./ui/BetModal.tsx'),
  options: { title: 'history.bet.title', type: 'bottom' },
});

export const transactionModal = defineModal<TransactionModalProps>('transaction', {
  load: () => import('./ui/TransactionModal.tsx'),
  options: { title: 'history.transaction.title', type: 'bottom' },
});
