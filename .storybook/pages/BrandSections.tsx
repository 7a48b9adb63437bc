import { useEffect, type ReactNode } from 'react';
import { brandIds, type BrandId } from '../../src/brands/brand.ts';
import { brands } from '../../src/brands/brands.ts';
import { loadBrandFonts } from '../../src/brands/loadBrandFonts.ts';
import { localeStore } from '../../src/i18n/locale.store.ts';
import styles from './tokens.module.css';

/** Renders the same content once per brand. `data-brand` on each section applies that brand's tokens. */
export function BrandSections({ children }: { children: (brand: BrandId) => ReactNode }) {
  useEffect(() => {
    for (const id of brandIds) void loadBrandFonts(id, localeStore.locale);
  }, []);
  return (
    <>
      {brandIds.map((id) => (
        <section key={id} data-brand={id} className={styles.brand} aria-label={brands[id].name}>
          <h2>{brands[id].name}</h2>
          {children(id)}
        </section>
      ))}
    </>
  );
}
