// What a mocked session is set up with, and the lists that its values come from.

export const brands = ['aurora', 'kometa', 'riviera', 'samba'] as const;
export type BrandId = (typeof brands)[number];

export const locales = ['ru', 'en', 'it', 'br'] as const;
export type LocaleId = (typeof locales)[number];

/** BCP 47: what the rest of the world calls each locale. */
export const languageTags: Record<LocaleId, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' };

export type Currency = 'RUB' | 'EUR' | 'BRL';

/** The currency of each brand (decisions, 'Names, brands, locales'). */
export const brandCurrency: Record<BrandId, Currency> = {
  aurora: 'RUB',
  kometa: 'RUB',
  riviera: 'EUR',
  samba: 'BRL',
};

/** The locales of each brand; the first is its default. */
export const brandLocales: Record<BrandId, readonly [LocaleId, ...LocaleId[]]> = {
  aurora: ['ru', 'en', 'it', 'br'],
  kometa: ['ru'],
  riviera: ['it', 'en'],
  samba: ['br', 'en'],
};

export type LocalText = Record<LocaleId, string>;

export interface Settings {
  seed: string;
  brand: BrandId;
  locale: LocaleId;
  /** Milliseconds that every answer waits. */
  latency: number;
  /** The mock lives in a tab: providers' pages ask the page that frames them, and sessions of other tabs count. */
  inPage: boolean;
}

/** The known value that equals `value`, or undefined: for values that come from outside. */
export function known<Value extends string>(
  list: readonly Value[],
  value: string | null | undefined,
): Value | undefined {
  return list.find((item) => item === value);
}

/** The locale of a language tag, whatever its region: `pt` and `pt-PT` are `br`. */
export function localeOfTag(tag: string): LocaleId | undefined {
  const languageOf = (text: string): string => text.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => languageOf(languageTags[locale]) === languageOf(tag));
}

/** The locale an `Accept-Language` header asks for, when the brand has it. */
export function localeFromHeader(header: string | null, brand: BrandId): LocaleId | undefined {
  return known(brandLocales[brand], localeOfTag(header ?? ''));
}
