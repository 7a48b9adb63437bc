import { lazy, Suspense } from 'react';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

const GameSearch = lazy(async () => ({
  default: (await import('#/features/lobby/GameSearch.tsx')).GameSearch,
}));

/** The search over all games, in the top bar of every page; its place is kept until it comes. */
export function HeaderSearch() {
  return (
    <RegionBoundary>
      <Suspense>
        <GameSearch />
      </Suspense>
    </RegionBoundary>
  );
}
