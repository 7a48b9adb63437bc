import { useSnapshot } from 'valtio';
import { gameFrame } from './gameFrame.store.ts';
import { coversPage } from './model/placement.ts';

/** The layout then makes the page `inert`, so that Tab stays in the game. */
export function useGameCoversPage(): boolean {
  return coversPage(useSnapshot(gameFrame).model);
}
