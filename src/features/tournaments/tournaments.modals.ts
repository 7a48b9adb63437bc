import { defineOverlay } from '#/overlays/modals.store.ts';

export interface TournamentWinProps {
  /** Title of the tournament or series. */
  title: string;
  position: number;
  /** Minor units. */
  amount: number;
  currency: string;
}

export const tournamentWinOverlay = defineOverlay<TournamentWinProps>('tournamentWin', {
  load: () => import('./ui/Facts/TournamentWin.tsx'),
  options: { label: 'tournaments.win.label' },
});
