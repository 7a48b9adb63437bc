import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import { gridsKey } from './data/queries.ts';
import type { GameGridProps } from './GameGrid.tsx';
import styles from './LateGameGrid.module.css';

const GameGrid = lazyPart(() => import('./GameGrid.tsx').then((module) => ({ default: module.GameGrid })));

/**
 * Loads the grid when it comes near the viewport. Loads it at once if it was shown before, so that the
 * browser can restore the scroll position.
 */
export function LateGameGrid(props: GameGridProps) {
  const client = useQueryClient();
  const hasGrid = () => client.getQueriesData({ queryKey: gridsKey() }).length > 0;
  const [isWanted, setWanted] = useState(hasGrid);
  const place = <div className={styles.place}>{!isWanted && <NearEnd onNear={() => setWanted(true)} />}</div>;
  if (!isWanted) return place;
  return (
    <Suspense fallback={place}>
      <GameGrid {...props} />
    </Suspense>
  );
}
