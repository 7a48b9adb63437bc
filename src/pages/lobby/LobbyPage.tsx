import { useIntl } from 'react-intl';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { CategoryChips } from '#/features/lobby/CategoryChips.tsx';
import { CategoryRows, PlayerRows } from '#/features/lobby/GameRows.tsx';
import { Hero } from '#/features/lobby/Hero.tsx';
import { LateGameGrid } from '#/features/lobby/LateGameGrid.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { TodayBlock } from '#/features/lobby/TodayBlock.tsx';
import { WinnersStrip } from '#/features/lobby/WinnersStrip.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './LobbyPage.module.css';
import { Suspense, useState } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';

export function LobbyPage() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'lobby.page.title' })}</h1>
      </VisuallyHidden>
      <Unrestricted>
        <PartBoundary>
          <Hero />
        </PartBoundary>
        <PartBoundary>
          <WinnersStrip />
        </PartBoundary>
        <PartBoundary>
          <TodayBlock />
        </PartBoundary>
      </Unrestricted>
      <PartBoundary>
        <CategoryChips />
      </PartBoundary>
      <PartBoundary>
        <PlayerRows />
      </PartBoundary>
      <PartBoundary>
        <CategoryRows />
      </PartBoundary>
      <Unrestricted>
        <PartBoundary>
          <LateNowRunning />
        </PartBoundary>
      </Unrestricted>
      <PartBoundary>
        <LateGameGrid title={formatMessage({ id: 'lobby.category.allgames' })} scope={{}} />
      </PartBoundary>
    </div>
  );
}

const NowRunningRow = lazyPart(() => import('./NowRunningRow.tsx'));

/**
 * The row of running promotions. Reserves its space, and loads its chunk, messages and data when the player
 * scrolls near.
 */
function LateNowRunning() {
  const [isWanted, setWanted] = useState(false);
  return (
    <div className={styles.running}>
      {isWanted ? (
        <RegionBoundary>
          <Suspense>
            <NowRunningRow />
          </Suspense>
        </RegionBoundary>
      ) : (
        <NearEnd onNear={() => setWanted(true)} />
      )}
    </div>
  );
}
