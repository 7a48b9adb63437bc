import { lazy, Suspense } from 'react';
import { ConsentBanner } from '#/features/tracking/ConsentBanner.tsx';
import { useTracking } from '#/features/tracking/useTracking.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { usePlace } from './usePlace.ts';
import { useSupportChat } from './useSupportChat.ts';

const PlayerPromotions = lazy(() =>
  import('./PlayerPromotions.tsx').then((module) => ({ default: module.PlayerPromotions })),
);

export interface LatePartsProps {
  isPlayer: boolean;
}

/** Parts not needed for the first view: cookie consent, tracking, support chat and promotions. */
export function LateParts({ isPlayer }: LatePartsProps) {
  usePlace();
  useTracking();
  useSupportChat();
  return (
    <>
      <RegionBoundary>
        <ConsentBanner />
      </RegionBoundary>
      {isPlayer && (
        <RegionBoundary>
          <Suspense>
            <PlayerPromotions />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}
