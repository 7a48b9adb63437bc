import { localeFromHeader, type LocaleId } from '../world/settings.ts';
import type { PanelSettings } from './panelMock.ts';

/**
 * The locale in the page's `lang` attribute. The link can't supply it, because with a real backend
 * the link has no locale.
 */
export function pageLocale({ brand, locale }: Pick<PanelSettings, 'brand' | 'locale'>): LocaleId {
  return localeFromHeader(document.documentElement.lang, brand) ?? locale;
}
