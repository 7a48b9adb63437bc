import { currentBrand } from '#/brands/currentBrand.ts';
import styles from './BrandLogo.module.css';

/** The brand's drawn name; on narrow screens only its mark, if `isCompact`. */
export function BrandLogo({ isCompact = false }: { isCompact?: boolean }) {
  const { art, name } = currentBrand();
  if (!isCompact) return <img className={styles.logo} src={art.logo} alt={name} height={32} />;
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={art.mark} />
      <img className={styles.logo} src={art.logo} alt={name} height={32} />
    </picture>
  );
}
