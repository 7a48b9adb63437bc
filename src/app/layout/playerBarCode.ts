import { lazy } from 'react';

const load = () => import('./PlayerBar.tsx');

/** Preloads the player bar's code. Errors are ignored: the header loads it again. */
export async function preloadPlayerBar(): Promise<void> {
  await load().catch(() => undefined);
}

export const PlayerBar = lazy(async () => ({ default: (await load()).PlayerBar }));
