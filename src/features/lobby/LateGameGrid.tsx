import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import { gridQuery } from './data/queries.ts';
import type { GameGridProps } from './GameGrid.tsx';
import { readGridQuery } from './model/gridQuery.ts';
import styles from './LateGameGrid.module.css';

const GameGrid = lazy(() => import('./GameGrid.tsx').then((module) => ({ default: module.GameGrid })));

/** Loads the grid near the window. A cached grid renders at once, so that the scroll position can be restored. */
export function LateGameGrid(props: GameGridProps) {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const hasGames = () =>
    client.getQueryData(gridQuery(props.scope, readGridQuery(params)).queryKey) !== undefined;
  const [isWanted, setWanted] = useState(hasGames);
  const place = <div className={styles.place}>{!isWanted && <NearEnd onNear={() => setWanted(true)} />}</div>;
  if (!isWanted) return place;
  return (
    <Suspense fallback={place}>
      <GameGrid {...props} />
    </Suspense>
  );
}
