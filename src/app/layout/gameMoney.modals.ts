import { defineModal } from '#/overlays/modals.store.ts';

/** The player's money in the game that is played, from the bar of its frame. */
export const gameMoneyModal = defineModal<{ gameSlug: string }>('gameMoney', {
  load: () => import('./GameMoneyModal.tsx'),
  options: { title: 'app.game.money', type: 'bottom' },
});
