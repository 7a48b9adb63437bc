import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { paths } from '../paths.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { GuestActions } from './GuestActions.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LocaleSelect } from './LocaleSelect.tsx';
import { PlayerBar } from './playerBarCode.ts';
import styles from './Header.module.css';

/** The top bar: logo, search, and what a guest or a player needs at hand. */
export function Header() {
  const intl = useIntl();
  const { status } = useSnapshot(session);
  const { name } = currentBrand();
  return (
    <header className={styles.header}>
      <Link className={styles.home} to={paths.main()} aria-label={intl.formatMessage({ id: 'app.header.home' }, { brand: name })}>
        <BrandLogo isCompact />
      </Link>
      <div className={styles.search}>
        <HeaderSearch />
      </div>
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
    </header>
  );
}
