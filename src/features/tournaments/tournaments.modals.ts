import { defineModal, defineOverlay } from '#/overlays/modals.store.ts';
import type { TournamentWinProps } from './ui/Facts/TournamentWin.tsx';

export const tournamentWinOverlay = defineOverlay<TournamentWinProps>('tournamentWin', {
  load: () => import('./ui/Facts/TournamentWin.tsx'),
  options: { label: 'tournaments.win.label' },
});

/** The live leaderboard. A button in the bar of a game opens it. */
export const leaderboardModal = defineModal<{ slug: string }>('leaderboard', {
  load: () => import('./ui/Line/LeaderboardModal.tsx'),
  options: { title: 'tournaments.line.title', type: 'bottom' },
});
