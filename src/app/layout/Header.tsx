import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { GuestActions } from './GuestActions.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { LocaleSelect } from './LocaleSelect.tsx';
import { PlayerBar } from './playerBarCode.ts';
import styles from './Header.module.css';

export function Header() {
  const { status } = useSnapshot(session);
  return (
    <HeaderBar>
      <div className={styles.locale} data-visitor={status}>
        <LocaleSelect />
      </div>
      {status === 'player' ? (
        <RegionBoundary>
          <Suspense>
            <PlayerBar />
          </Suspense>
        </RegionBoundary>
      ) : (
        <GuestActions />
      )}
    </HeaderBar>
  );
}
