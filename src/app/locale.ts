// Chooses the initial locale and stores the choice in a cookie (S9.16: 86400 s).
import { isLocale, languageTag, localeOfLanguage, type Locale } from '#/i18n/locales.ts';
import { drawnPage } from './firstView/drawnPage.ts';
import { cookies } from '#/lib/storage.ts';

const COOKIE = 'locale';
const COOKIE_SECONDS = 86_400;

export interface LocaleQuestion {
  readonly link: string | null;
  readonly cookie: string | null;
  readonly languages: readonly string[];
  readonly available: readonly Locale[];
  readonly byDefault: Locale;
}

/** The initial locale, by priority: link, stored choice, the browser's languages, the brand's default. */
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
    // On a prerendered page, the server has already matched the language to `Accept-Language`.
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

/** Sets `<html lang>` for fonts, hyphenation and screen readers. */
export function applyLocale(locale: Locale): void {
  document.documentElement.lang = languageTag(locale);
}
