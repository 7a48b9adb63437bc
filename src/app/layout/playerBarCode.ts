import { lazyPart } from '#/ui/RegionBoundary/lazyPart.ts';

const load = () => import('./PlayerBar.tsx');

/** Preloads the player bar's code. Errors are ignored: the header loads it again. */
export async function preloadPlayerBar(): Promise<void> {
  await load().catch(() => undefined);
}

export const PlayerBar = lazyPart(async () => ({ default: (await load()).PlayerBar }));
