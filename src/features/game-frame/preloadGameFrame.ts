/** Loads the frame; what is loaded already costs nothing. */
export const loadGameFrame = () => import('./ui/GameFrame/GameFrame.tsx');

/** Loads what runs a game. */
export const loadFrameControl = () => import('./control/FrameControl.ts');

/**
 * Loads both ahead of the click, as soon as a player shows interest in a game. A failure is left to the
 * click, which asks again.
 */
export function preloadGameFrame(): void {
  for (const part of [loadGameFrame(), loadFrameControl()]) part.catch(() => undefined);
}
