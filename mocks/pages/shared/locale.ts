import type { LocaleId } from '#mocks/world/settings.ts';

const tags: Readonly<Record<string, string>> = {
  en: 'en',
  ru: 'ru',
  it: 'it',
  br: 'pt-BR',
} satisfies Record<LocaleId, string>;

export const languageTag = (locale: string): string => tags[locale] ?? 'en';
