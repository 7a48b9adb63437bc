import type { QuickDepositProps } from '#/features/cashbox/QuickDepositModal.tsx';
import { defineModal } from '#/overlays/modals.store.ts';

/** A deposit by the saved card over a running game, which stays loaded. */
export const quickDepositModal = defineModal<QuickDepositProps>('quickDeposit', {
  load: () => import('#/features/cashbox/QuickDepositModal.tsx'),
  // An id of this layer: the game's bar must not load the texts of the cashbox.
  options: { title: 'app.header.deposit', type: 'bottom' },
});
