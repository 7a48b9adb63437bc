import { currentBrand } from '#/brands/currentBrand.ts';
import { ResponsivePicture } from '#/ui/ResponsivePicture/ResponsivePicture.tsx';
import styles from './BrandLogo.module.css';

/** As drawn, in pixels; the mark is a square. */
const DRAWN = 40;

/** The brand's drawn name; on narrow screens only its mark, if `isCompact`. */
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
