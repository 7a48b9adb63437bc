import { requireMessages } from '#/i18n/locale.store.ts';

/** Loads the frame's code and texts; what is loaded already costs nothing. */
export async function loadGameFrame() {
  const [module] = await Promise.all([import('./ui/GameFrame/GameFrame.tsx'), requireMessages(['game-frame'])]);
  return module;
}

/** Loads them ahead of the click, as soon as a player shows interest in a game. A failure is left to the click, which asks again. */
export function preloadGameFrame(): void {
  loadGameFrame().catch(() => undefined);
}
