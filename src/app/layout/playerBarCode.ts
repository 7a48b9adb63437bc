import { importCode } from '#/lib/missingChunk.ts';
import { lazyPart } from '#/ui/RegionBoundary/lazyPart.ts';

const load = async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar });

/** Preloads the player bar's code. Errors are ignored: the header loads it again. */
export async function preloadPlayerBar(): Promise<void> {
  await importCode(load).catch(() => undefined);
}

export const PlayerBar = lazyPart(load);
