import type { Locale } from '#/i18n/locales.ts';

export const localeNames: Record<Locale, string> = {
  ru: 'Русский',
  en: 'English',
  it: 'Italiano',
  br: 'Português',
};
