import { localeFromHeader, type LocaleId } from '../world/settings.ts';
import type { PanelSettings } from './panelMock.ts';

/** The language of the page. A mock beside a real backend doesn't learn it from a link. */
export function pageLocale({ brand, locale }: Pick<PanelSettings, 'brand' | 'locale'>): LocaleId {
  return localeFromHeader(document.documentElement.lang, brand) ?? locale;
}
