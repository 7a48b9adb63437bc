import type { Locale } from '#/i18n/locales.ts';

/** Each language's name in that language. */
export const localeNames: Record<Locale, string> = {
  ru: 'Русский',
  en: 'English',
  it: 'Italiano',
  br: 'Português',
};
