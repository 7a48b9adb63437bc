import { currentBrand } from '#/brands/currentBrand.ts';
import styles from './BrandLogo.module.css';

/** As drawn, in pixels; the mark is a square. */
const DRAWN = 40;

/** The brand's drawn name; on narrow screens only its mark, if `isCompact`. */
export function BrandLogo({ isCompact = false }: { isCompact?: boolean }) {
  const { art, name } = currentBrand();
  const logo = (
    <img className={styles.logo} src={art.picture} alt={name} width={art.logoWidth} height={DRAWN} />
  );
  if (!isCompact) return logo;
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={art.markPicture} width={DRAWN} height={DRAWN} />
      {logo}
    </picture>
  );
}
