import { type ReactNode, Suspense } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { currentBrand } from '#/brands/currentBrand.ts';
import { paths } from '#/paths.ts';
import styles from './Header.module.css';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';

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

/** Height of the logo and the square mark, in pixels. */
const DRAWN = 40;

/** The brand's logo. With `isCompact`, narrow screens show only the mark. */
export function BrandLogo({ isCompact = false }: { isCompact?: boolean }) {
  const { art, name } = currentBrand();
  return (
    <ResponsivePicture
      className={styles.logo}
      alt={name}
      wide={{ src: art.picture, width: art.logoWidth, height: DRAWN }}
      narrow={isCompact ? { srcSet: art.markPicture, width: DRAWN, height: DRAWN } : undefined}
    />
  );
}
