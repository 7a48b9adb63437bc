import { type ReactNode, Suspense } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { currentBrand } from '#/brands/currentBrand.ts';
import { paths } from '#/paths.ts';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './Header.module.css';

/** The part of the top bar that every visitor sees. `children` are placed at its end. */
export function HeaderBar({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const { name } = currentBrand();
  return (
    <header className={styles.header}>
      <Link
        className={styles.home}
        to={paths.main()}
        aria-label={intl.formatMessage({ id: 'app.header.home' }, { brand: name })}
      >
        <BrandLogo isCompact />
      </Link>
      <div className={styles.search}>
        <HeaderSearch />
      </div>
      {children}
    </header>
  );
}

const GameSearch = lazyPart(async () => ({
  default: (await import('#/features/lobby/GameSearch.tsx')).GameSearch,
}));

function HeaderSearch() {
  return (
    <RegionBoundary>
      <Suspense>
        <GameSearch />
      </Suspense>
    </RegionBoundary>
  );
}
