import { lazy, Suspense } from 'react';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

const GameSearch = lazy(async () => ({
  default: (await import('#/features/lobby/GameSearch.tsx')).GameSearch,
}));

/** Game search in the top bar. Its space is reserved while the code loads. */
export function HeaderSearch() {
  return (
    <RegionBoundary>
      <Suspense>
        <GameSearch />
      </Suspense>
    </RegionBoundary>
  );
}
