import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useFrameControl } from './control/useFrameControl.ts';
import { gameFrame } from './gameFrame.store.ts';
import { isFrameShown } from './model/placement.ts';
import { loadGameFrame } from './preloadGameFrame.ts';
import type { GameFrameProps } from './ui/GameFrame/GameFrame.tsx';

const GameFrame = lazy(loadGameFrame);

/**
 * The game that is open, over all pages and through every navigation. Mounted once, in the layout; while no
 * game is open it is nothing but its listeners.
 */
export function GameFrameOverlay(props: GameFrameProps) {
  useFrameControl();
  const { model } = useSnapshot(gameFrame);
  if (!isFrameShown(model)) return null;
  return (
    <Suspense fallback={null}>
      <GameFrame {...props} />
    </Suspense>
  );
}
