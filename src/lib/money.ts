// Integer minor units, 100 per unit (S9.31). No floats: `4.35 * 100` is not 435.
import { decimalText } from './decimal.ts';

const fractionDigits = 2;
const pointsDigits = 4;

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(localeTag: string, currency: string): Intl.NumberFormat {
  const key = `${localeTag} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  // Groups all numbers. By default, Intl groups Italian numbers only from five digits on, so a list would
  // have `4200,00` next to `12.000,00`.
  const digits = {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  } as const;
  const made = /^[A-Za-z]{3}$/.test(currency)
    ? new Intl.NumberFormat(localeTag, {
        ...digits,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
    : new Intl.NumberFormat(localeTag, digits);
  formatters.set(key, made);
  return made;
}

/** Throws unless the value is an integer that a double represents exactly. */
function assertWhole(value: unknown): asserts value is number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new TypeError('Need to pass a number');
  if (!Number.isSafeInteger(value)) throw new RangeError('Need to pass a whole number of minor units');
}

function formatExact(formatter: Intl.NumberFormat, text: string): string {
  // Intl formats numeric strings exactly, but its type accepts only literals.
  return formatter.format(text as Intl.StringNumericLiteral);
}

/**
 * Formats with two decimals and the currency symbol. Leaves out a currency that isn't three letters.
 * @throws TypeError 'Need to pass a number' (S5.32)
 * @throws RangeError if the amount is not a safe integer
 */
export function formatMoney(minor: number, currency: string, localeTag: string): string {
  assertWhole(minor);
  const text = formatExact(formatterFor(localeTag, currency), decimalText(minor, fractionDigits));
  // Intl writes a hyphen instead of a minus sign.
  return minor < 0 ? text.replace('-', '\u2212') : text;
}

/**
 * Formats promo points, 10 000 parts per point, with as many decimals as needed. Throws like
 * `formatMoney`.
 */
export function formatPoints(parts: number, localeTag: string): string {
  assertWhole(parts);
  const key = `${localeTag} points`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(localeTag, { maximumFractionDigits: pointsDigits, useGrouping: 'always' });
  formatters.set(key, formatter);
  return formatExact(formatter, decimalText(parts, pointsDigits));
}

/** A percentage of an amount, rounded down as on the server. Exact for any safe integer. */
export function shareOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.trunc(percent))) / 100n);
}
