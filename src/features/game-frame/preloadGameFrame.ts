/** Loads the frame; what is loaded already costs nothing. */
export const loadGameFrame = () => import('./ui/GameFrame/GameFrame.tsx');

export const loadFrameControl = () => import('./control/FrameControl.ts');

/** Ahead of the click, at a sign of interest. A failure is left to the click, which asks again. */
export function preloadGameFrame(): void {
  for (const part of [loadGameFrame(), loadFrameControl()]) part.catch(() => undefined);
}
