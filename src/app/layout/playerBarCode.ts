// The part of the header that only players see: its code comes with the first of them.
import { lazy } from 'react';

let loading: Promise<typeof import('./PlayerBar.tsx')> | undefined;

/** Loads the code; a load that failed is tried again. */
export function loadPlayerBar(): Promise<typeof import('./PlayerBar.tsx')> {
  loading ??= import('./PlayerBar.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export const PlayerBar = lazy(async () => ({ default: (await loadPlayerBar()).PlayerBar }));
