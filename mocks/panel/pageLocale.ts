import { localeFromHeader, type LocaleId } from '../world/settings.ts';
import type { PanelSettings } from './panelMock.ts';

/**
 * The language of the page. It isn't taken from the link, because a mock beside a real backend gets none
 * there.
 */
export function pageLocale({ brand, locale }: Pick<PanelSettings, 'brand' | 'locale'>): LocaleId {
  return localeFromHeader(document.documentElement.lang, brand) ?? locale;
}
