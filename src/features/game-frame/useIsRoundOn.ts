import { useSnapshot } from 'valtio';
import { gameFrame } from './gameFrame.store.ts';

/** The reels still turn, so the balance must not give the result away yet. */
export function useIsRoundOn(): boolean {
  return useSnapshot(gameFrame).isRoundOn;
}
