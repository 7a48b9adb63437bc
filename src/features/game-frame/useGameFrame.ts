import { useSnapshot } from 'valtio';
import { paths } from '#/paths.ts';
import { gameFrame } from './gameFrame.store.ts';

/**
 * Whether a round is running, and its stake in minor units. The caller needs both to show a balance that
 * doesn't reveal the result before the round ends.
 */
export function useRound(): { readonly isOn: boolean; readonly stake: number } {
  const { isRoundOn, stake } = useSnapshot(gameFrame);
  return { isOn: isRoundOn, stake };
}

/** The minimized game for real money, or null. */
export function useLeftGame(): { readonly name: string; readonly path: string } | null {
  const { phase } = useSnapshot(gameFrame).model;
  if (phase.status !== 'minimized' || phase.play.mode !== 'real') return null;
  const { name, slug } = phase.play.game;
  return { name, path: paths.gameItem(slug) };
}

/** The name of the open game. Empty if no game is open. */
export function useGameName(): string {
  const { phase } = useSnapshot(gameFrame).model;
  return 'play' in phase ? phase.play.game.name : '';
}
