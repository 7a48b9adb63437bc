import { lazy } from 'react';

const load = () => import('./PlayerBar.tsx');

/** Loads the code ahead; a load that fails is left to the header, which asks again. */
export async function preloadPlayerBar(): Promise<void> {
  await load().catch(() => undefined);
}

export const PlayerBar = lazy(async () => ({ default: (await load()).PlayerBar }));
