import { useSnapshot } from 'valtio';
import { paths } from '#/paths.ts';
import { gameFrame } from './gameFrame.store.ts';

/** During a round, the balance must not reveal the result. */
export function useIsRoundOn(): boolean {
  return useSnapshot(gameFrame).isRoundOn;
}

/** The minimized real-money game, or null. */
export function useLeftGame(): { readonly name: string; readonly path: string } | null {
  const { phase } = useSnapshot(gameFrame).model;
  if (phase.status !== 'minimized' || phase.play.mode !== 'real') return null;
  const { name, slug } = phase.play.game;
  return { name, path: paths.gameItem(slug) };
}
