import { lazy, Suspense, useState } from 'react';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import styles from './LobbyPage.module.css';

const NowRunningRow = lazy(() => import('./NowRunningRow.tsx'));

/** Loads its chunk, messages and data when scrolled near. The space is reserved. */
export function LateNowRunning() {
  const [isWanted, setWanted] = useState(false);
  return (
    <div className={styles.running}>
      {isWanted ? (
        <Suspense>
          <NowRunningRow />
        </Suspense>
      ) : (
        <NearEnd onNear={() => setWanted(true)} />
      )}
    </div>
  );
}
