import { currentBrand } from '#/brands/currentBrand.ts';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';
import styles from './BrandLogo.module.css';

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
