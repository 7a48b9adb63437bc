const tags: Readonly<Record<string, string>> = { en: 'en', ru: 'ru', it: 'it', br: 'pt-BR' };

export const languageTag = (locale: string): string => tags[locale] ?? 'en';
