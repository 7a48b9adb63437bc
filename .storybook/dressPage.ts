import { loadBrandFonts } from '../src/brands/loadBrandFonts.ts';
import { isBrandId } from '../src/brands/resolveBrand.ts';
import { isLocale, languageTag } from '../src/i18n/locales.ts';

/** Puts the toolbar's choices on the page's root, where the app puts them too, and loads the brand's fonts. */
export async function dressPage(globals: Record<string, unknown>): Promise<void> {
  const root = document.documentElement;
  const brand = typeof globals['brand'] === 'string' && isBrandId(globals['brand']) ? globals['brand'] : 'aurora';
  root.dataset['brand'] = brand;
  root.dataset['motion'] = globals['motion'] === 'reduced' ? 'reduced' : 'full';
  root.lang = languageTag(isLocale(globals['locale']) ? globals['locale'] : 'ru');
  await loadBrandFonts(brand);
}
