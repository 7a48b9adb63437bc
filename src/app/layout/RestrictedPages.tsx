import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isClosed, useRestriction } from '#/entities/player/restriction.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { PageFrame } from '../boundaries/PageFrame.tsx';
import { PagePlaceholder } from '../boundaries/PagePlaceholder.tsx';

const RestBanner = lazy(() =>
  import('#/features/responsible-play/RestBanner.tsx').then((module) => ({ default: module.RestBanner })),
);
const RestScreen = lazy(() =>
  import('#/features/responsible-play/RestScreen.tsx').then((module) => ({ default: module.RestScreen })),
);

/** During a break or self-exclusion: a banner on every page, and a notice in place of closed pages. */
export function RestrictedPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const restriction = useRestriction();
  if (isClosed(pathname, restriction))
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <PageFrame page="rest">
          <RestScreen />
        </PageFrame>
      </Suspense>
    );
  return (
    <>
      {restriction.kind !== 'none' && (
        <RegionBoundary>
          <Suspense>
            <RestBanner />
          </Suspense>
        </RegionBoundary>
      )}
      {children}
    </>
  );
}
