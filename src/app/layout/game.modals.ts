import { defineModal } from '#/overlays/modals.store.ts';
import type { QuickDepositProps } from '#/features/cashbox/QuickDepositModal.tsx';

/** The player's money while a game is played, opened from the bar of the game frame. */
export const gameMoneyModal = defineModal<{ gameSlug: string }>('gameMoney', {
  load: () => import('./GameMoneyModal.tsx'),
  options: { title: 'app.game.money', type: 'bottom' },
});

/** A deposit by the saved card over a running game, which stays loaded. */
export const quickDepositModal = defineModal<QuickDepositProps>('quickDeposit', {
  load: () => import('#/features/cashbox/QuickDepositModal.tsx'),
  // The title is a text of `app`, because the game's bar must not load the texts of the cashbox.
  options: { title: 'app.header.deposit', type: 'bottom' },
});
