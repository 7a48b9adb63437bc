/** Language tags of the casino's locales, for formats and for the page itself. */
const tags: Readonly<Record<string, string>> = { en: 'en', ru: 'ru', it: 'it', br: 'pt-BR' };

/** The language tag of a locale id; English for an unknown one. */
export const languageTag = (locale: string): string => tags[locale] ?? 'en';
