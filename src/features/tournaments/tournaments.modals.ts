import { defineOverlay } from '#/overlays/modals.store.ts';
import type { TournamentWinProps } from './ui/Facts/TournamentWin.tsx';

export const tournamentWinOverlay = defineOverlay<TournamentWinProps>('tournamentWin', {
  load: () => import('./ui/Facts/TournamentWin.tsx'),
  options: { label: 'tournaments.win.label' },
});
