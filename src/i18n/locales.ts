// The locales of the interface and what the rest of the world calls them.

export const LOCALES = ['ru', 'en', 'it', 'br'] as const;
export type Locale = (typeof LOCALES)[number];

const BCP47: Record<Locale, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' };

/** Whether a text from outside (link, storage, server) is one of our locale ids. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The BCP 47 tag of a locale, for Intl, `<html lang>` and `Accept-Language`. */
export function languageTag(locale: Locale): string {
  return BCP47[locale];
}

/** The locale that a browser's language (`pt-BR`, `ru-RU`) asks for, if it is one of `available`. */
export function localeOfLanguage(language: string, available: readonly Locale[]): Locale | undefined {
  const wanted = language.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    available.find((locale) => languageTag(locale).toLowerCase() === wanted) ??
    available.find((locale) => languageTag(locale).toLowerCase().split('-')[0] === base)
  );
}

/** Thrown by `changeLocale` for a locale that the brand does not offer (specification S5.26). */
export class UnsupportedLocaleError extends Error {
  override name = 'UnsupportedLocaleError';
  constructor(locale: string) {
    super(`language not supported: ${locale}`);
  }
}
