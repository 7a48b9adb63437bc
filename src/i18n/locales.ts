export const LOCALES = ['ru', 'en', 'it', 'br'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name. */
export const localeNames: Record<Locale, string> = {
  ru: 'Русский',
  en: 'English',
  it: 'Italiano',
  br: 'Português',
};

const BCP47: Record<Locale, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function languageTag(locale: Locale): string {
  return BCP47[locale];
}

/** The available locale for a browser language such as `pt-BR`, or undefined. */
export function localeOfLanguage(language: string, available: readonly Locale[]): Locale | undefined {
  const wanted = language.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    available.find((locale) => languageTag(locale).toLowerCase() === wanted) ??
    available.find((locale) => languageTag(locale).toLowerCase().split('-')[0] === base)
  );
}

/** Thrown by `changeLocale` for a locale that the brand doesn't offer (S5.26). */
export class UnsupportedLocaleError extends Error {
  override name = 'UnsupportedLocaleError';
  constructor(locale: string) {
    super(`language not supported: ${locale}`);
  }
}
