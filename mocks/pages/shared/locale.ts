import { known, languageTags, localeOfTag, locales, type LocaleId } from '#mocks/world/settings.ts';

export const languageTag = (locale: string): string => languageTags[known(locales, locale) ?? 'en'];

/** The locale of a document's language tag; English for any other. */
export const localeOf = (tag: string): LocaleId => localeOfTag(tag) ?? 'en';
