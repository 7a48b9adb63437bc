export const loadGameFrame = () => import('./ui/GameFrame/GameFrame.tsx');

export const loadFrameControl = () => import('./control/FrameControl.ts');

/** Errors are ignored on purpose: opening a game loads the chunks again. */
export function preloadGameFrame(): void {
  for (const part of [loadGameFrame(), loadFrameControl()]) part.catch(() => undefined);
}
