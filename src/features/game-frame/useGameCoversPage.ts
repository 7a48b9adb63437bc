import { useSnapshot } from 'valtio';
import { gameFrame } from './gameFrame.store.ts';
import { coversPage } from './model/placement.ts';

/**
 * Whether the game hides the page below it: the layout then makes header, menu and page `inert`, so that Tab
 * stays in the game.
 */
export function useGameCoversPage(): boolean {
  return coversPage(useSnapshot(gameFrame).model);
}
