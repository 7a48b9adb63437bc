import { setCurrentBrand } from '../src/brands/currentBrand.ts';
import { loadBrandFonts } from '../src/brands/loadBrandFonts.ts';
import { languageTag } from '../src/i18n/locales.ts';
import type { StorySettings } from './storySettings.ts';

/** Sets the story's brand and language on the root element, as the app does, and loads the brand's fonts. */
export async function dressPage({ brand, licence, locale, hasReducedMotion }: StorySettings): Promise<void> {
  const root = document.documentElement;
  root.dataset['brand'] = brand;
  root.dataset['motion'] = hasReducedMotion ? 'reduced' : 'full';
  root.lang = languageTag(locale);
  setCurrentBrand(brand, { jurisdiction: licence });
  await loadBrandFonts(brand, locale);
}
