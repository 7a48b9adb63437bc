import { known, languageTags, localeOfTag, locales, type LocaleId } from '#mocks/world/settings.ts';

export const languageTag = (locale: string): string => languageTags[known(locales, locale) ?? 'en'];

/** The locale for a language tag; falls back to English. */
export const localeOf = (tag: string): LocaleId => localeOfTag(tag) ?? 'en';
