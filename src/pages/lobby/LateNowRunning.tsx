import { lazy, Suspense, useState } from 'react';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import styles from './LobbyPage.module.css';

const NowRunningRow = lazy(() => import('./NowRunningRow.tsx'));

/** Code, texts and data come when it is near, into a place of its size. */
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
