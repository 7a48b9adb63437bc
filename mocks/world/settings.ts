import { facts, ids } from '../generated/brands.ts';

/** The ids of `src/brands`; the first is the default brand. */
export const brands = ids;
export type BrandId = (typeof brands)[number];

export const locales = ['ru', 'en', 'it', 'br'] as const;
export type LocaleId = (typeof locales)[number];

/** The locales' language tags (BCP 47). */
export const languageTags: Record<LocaleId, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' };

export type Currency = 'RUB' | 'EUR' | 'BRL';

export const ofEachBrand = <Value>(read: (id: BrandId) => Value) =>
  // The cast is safe: `brands` has every id.
  Object.fromEntries(brands.map((id) => [id, read(id)])) as Readonly<Record<BrandId, Value>>;

/** Each brand's only currency (decisions, 'Names, brands, locales'). */
export const brandCurrency = ofEachBrand<Currency>((id) => facts[id].currency);

/** Each brand's locales. The first one is the default. */
export const brandLocales = ofEachBrand<readonly [LocaleId, ...LocaleId[]]>((id) => facts[id].locales);

export type LocalText = Record<LocaleId, string>;

export interface Settings {
  seed: string;
  brand: BrandId;
  locale: LocaleId;
  /** Milliseconds added to every response. */
  latency: number;
  /**
   * Operations that the mock answers while a real backend answers all others. Missing without a real backend.
   */
  mocked?: string[];
}

/** Narrows an external value to one of the known values, or undefined. */
export function known<Value extends string>(
  list: readonly Value[],
  value: string | null | undefined,
): Value | undefined {
  return list.find((item) => item === value);
}

/** The locale of a language tag, ignoring its region: `pt` and `pt-PT` are `br`. */
export function localeOfTag(tag: string): LocaleId | undefined {
  const languageOf = (text: string): string => text.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => languageOf(languageTags[locale]) === languageOf(tag));
}

/** The brand's locale that best matches an `Accept-Language` header. */
export function localeFromHeader(header: string | null, brand: BrandId): LocaleId | undefined {
  return known(brandLocales[brand], localeOfTag(header ?? ''));
}
