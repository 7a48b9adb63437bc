import { defineModal } from '#/overlays/modals.store.ts';
import type { LastRoundsProps } from './ui/LastRoundsModal.tsx';

/** The last rounds of a game, opened from the bar of the game. */
export const lastRoundsModal = defineModal<LastRoundsProps>('lastRounds', {
  load: () => import('./ui/LastRoundsModal.tsx'),
  options: { title: 'history.lastRounds.title', type: 'bottom' },
});
