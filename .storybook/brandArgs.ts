// Fixtures are written for the brand Aurora. This module gives them another brand's currency, art and
// configuration.
import { cloneElement, isValidElement } from 'react';
import type { BrandId } from '../src/brands/brand.ts';
import { brands } from '../src/brands/brands.ts';
import { localeStore } from '../src/i18n/locale.store.ts';
import { languageTag } from '../src/i18n/locales.ts';
import { brandCurrency } from '../mocks/world/settings.ts';

const WRITTEN_FOR: BrandId = 'aurora';
/** Matches URLs such as `/hero/aurora-phone.svg` and `/mock-assets/banner/aurora/night.webp`. */
const ART = new RegExp(`^(/(?:hero|brand|mock-assets)/(?:.*/)?)${WRITTEN_FOR}(?=[-./])`);

/** Matches `300 ₽` and `30 000,00 ₽` within a text. */
const SUM = /(\d{1,3}(?:\s\d{3})*)(?:,(\d\d))?\s₽/g;

/**
 * Converts the amounts within a text to the brand's currency and the number format of the story's language.
 */
const withSums = (text: string, brand: BrandId): string =>
  brandCurrency[brand] === brandCurrency[WRITTEN_FOR]
    ? text
    : text.replaceAll(SUM, (_, whole: string, cents?: string) =>
        new Intl.NumberFormat(languageTag(localeStore.locale), {
          style: 'currency',
          currency: brandCurrency[brand],
          minimumFractionDigits: cents === undefined ? 0 : 2,
          maximumFractionDigits: cents === undefined ? 0 : 2,
        }).format(Number(`${whole.replaceAll(/\s/g, '')}.${cents ?? '0'}`)),
      );

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || Array.isArray(value);
};

/** Returns the same object if nothing in it depends on the brand, so that components don't render again. */
function dressed(value: unknown, brand: BrandId): unknown {
  if (typeof value === 'string') return withSums(value, brand).replace(ART, `$1${brand}`);
  if (typeof value !== 'object' || value === null) return value;
  if (value === brands[WRITTEN_FOR]) return brands[brand];
  if (isValidElement<object>(value)) {
    const props = dressed(value.props, brand);
    return props === value.props ? value : cloneElement(value, props as object);
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, dressedField(key, part, brand)] as const);
  if (entries.every(([key, part]) => part === Reflect.get(value, key))) return value;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const dressedField = (key: string, value: unknown, brand: BrandId): unknown =>
  /currency$/i.test(key) && value === brandCurrency[WRITTEN_FOR]
    ? brandCurrency[brand]
    : dressed(value, brand);

/** The converted args, cached by brand and language. */
const known = new WeakMap<object, Map<string, object>>();

/**
 * Converts a story's args to a brand. The same args give the same object, so that components don't render
 * again.
 */
export function argsOfBrand<Args extends object>(args: Args, brand: BrandId): Args {
  if (brand === WRITTEN_FOR) return args;
  const key = `${brand} ${localeStore.locale}`;
  const byKey = known.get(args) ?? new Map<string, object>();
  known.set(args, byKey);
  const found = byKey.get(key) ?? (dressed(args, brand) as object);
  byKey.set(key, found);
  // The cast is safe: the copy differs from the args only in texts and currencies.
  return found as Args;
}
