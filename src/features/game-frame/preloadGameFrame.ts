/** Loads the frame; what is loaded already costs nothing. */
export const loadGameFrame = () => import('./ui/GameFrame/GameFrame.tsx');

/**
 * Loads it ahead of the click, as soon as a player shows interest in a game. A failure is left to the click,
 * which asks again.
 */
export function preloadGameFrame(): void {
  loadGameFrame().catch(() => undefined);
}
