import type { Locale } from '#/i18n/locales.ts';

/** Each language in its own words, the same whatever the current one. */
export const localeNames: Record<Locale, string> = {
  ru: 'Русский',
  en: 'English',
  it: 'Italiano',
  br: 'Português',
};
