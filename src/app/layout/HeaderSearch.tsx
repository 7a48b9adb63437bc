import { lazy, Suspense } from 'react';
import { requireMessages } from '#/i18n/locale.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';

const GameSearch = lazy(async () => {
  const [{ GameSearch: Search }] = await Promise.all([import('#/features/lobby/GameSearch.tsx'), requireMessages(['lobby'])]);
  return { default: Search };
});

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
