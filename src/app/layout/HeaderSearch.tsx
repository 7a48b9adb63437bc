import { lazy, Suspense } from 'react';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

const GameSearch = lazy(async () => ({
  default: (await import('#/features/lobby/GameSearch.tsx')).GameSearch,
}));

export function HeaderSearch() {
  return (
    <RegionBoundary>
      <Suspense>
        <GameSearch />
      </Suspense>
    </RegionBoundary>
  );
}
