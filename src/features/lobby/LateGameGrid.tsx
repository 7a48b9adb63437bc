import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import { gridQuery } from './data/queries.ts';
import type { GameGridProps } from './GameGrid.tsx';
import { readGridQuery } from './model/gridQuery.ts';
import styles from './ui/Grid/LateGameGrid.module.css';

const GameGrid = lazy(() => import('./GameGrid.tsx').then((module) => ({ default: module.GameGrid })));

/** Asks when it comes near. What was loaded before is there at once, so that the scroll finds its place. */
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
