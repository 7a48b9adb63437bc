import { useSnapshot } from 'valtio';
import { paths } from '#/paths.ts';
import { gameFrame } from './gameFrame.store.ts';

/** The game for money that was left for another page and can be gone back to; null if there is none. */
export function useLeftGame(): { readonly name: string; readonly path: string } | null {
  const { phase } = useSnapshot(gameFrame).model;
  if (phase.status !== 'minimized' || phase.play.mode !== 'real') return null;
  const { name, slug } = phase.play.game;
  return { name, path: paths.gameItem(slug) };
}
