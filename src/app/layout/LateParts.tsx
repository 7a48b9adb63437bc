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

/** What no first view waits for: the question for consent, who hears of visits, what promotions show. */
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
