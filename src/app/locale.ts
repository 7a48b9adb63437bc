// The locale of the start, and how the choice is kept (specification S9.16: 86400 s).
import { isLocale, languageTag, localeOfLanguage, type Locale } from '#/i18n/locales.ts';
import { drawnPage } from './firstView/drawnPage.ts';
import { cookies } from '#/lib/storage.ts';

const COOKIE = 'locale';
const COOKIE_SECONDS = 86_400;

export interface LocaleQuestion {
  /** `?locale=` of the address. */
  readonly link: string | null;
  readonly cookie: string | null;
  readonly languages: readonly string[];
  readonly available: readonly Locale[];
  readonly byDefault: Locale;
}

/** The link's locale, then the earlier choice, then the browser's, then the brand's. */
export function chooseLocale({ link, cookie, languages, available, byDefault }: LocaleQuestion): Locale {
  const named = [link, cookie].find((locale) => isLocale(locale) && available.includes(locale));
  if (isLocale(named)) return named;
  for (const language of languages) {
    const found = localeOfLanguage(language, available);
    if (found) return found;
  }
  return byDefault;
}

export function startLocale(available: readonly Locale[], byDefault: Locale): Locale {
  const link = new URLSearchParams(location.search).get('locale');
  const locale = chooseLocale({
    link,
    cookie: cookies.get(COOKIE),
    // A page that was drawn ahead is in the language that the server has chosen by the browser's own.
    languages: drawnPage() ? [document.documentElement.lang] : navigator.languages,
    available,
    byDefault,
  });
  if (link === locale) rememberLocale(locale);
  else if (link !== null)
    console.warn(
      `?locale=${link} is not offered here (${available.join(', ')}), so the page is in ${locale}`,
    );
  return locale;
}

export function rememberLocale(locale: Locale): void {
  cookies.set(COOKIE, locale, COOKIE_SECONDS);
}

/** Tells the document its language, for fonts, hyphens and screen readers. */
export function applyLocale(locale: Locale): void {
  document.documentElement.lang = languageTag(locale);
}
