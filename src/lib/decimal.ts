// Exact decimal numbers as people type and paste them. Stored as integers, never as floats.

export interface DecimalRules {
  readonly separator: '.' | ',';
  /** Maximum number of decimals. A number is stored as an integer that counts units of 10^-digits. */
  readonly digits: number;
  readonly allowsNegative: boolean;
}

const grouping = /[\s\u00a0\u202f'\u2019]/g;
// A currency symbol or code on either side: `R$ 10`, `10 руб.`, `EUR 10`.
const unit = /^[\p{L}\p{Sc}]{1,4}\.?(?=[\d.,-])|(?<=[\d.,])[\p{L}\p{Sc}]{1,4}\.?$/gu;
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedTwice = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

export function decimalSeparator(localeTag: string): '.' | ',' {
  const part = new Intl.NumberFormat(localeTag).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/** Splits at the decimal separator. Returns null if the text is ambiguous or invalid. */
function split(text: string): { whole: string; fraction: string | undefined } | null {
  if (groupedTwice.test(text)) return { whole: text.replace(/[.,]/g, ''), fraction: undefined };
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const fraction = at < 0 ? undefined : text.slice(at + 1);
  const whole = at < 0 ? text : text.slice(0, at);
  const sign = grouped.exec(whole)?.[1];
  const isReadable = /^\d*$/.test(whole) || (sign !== undefined && sign !== text[at]);
  return isReadable && /^\d*$/.test(fraction ?? '') ? { whole: whole.replace(/[.,]/g, ''), fraction } : null;
}

/**
 * Normalizes typed or pasted text for the input: the locale's separator, no grouping. Null if it is not
 * a number, has too many decimals, is too large for an exact integer, or is ambiguous like `1,234`.
 */
export function tidyDecimal(typed: string, rules: DecimalRules): string | null {
  const compact = typed.replace(grouping, '').replace(unit, '');
  const sign = rules.allowsNegative && /^[-\u2212]/.test(compact) ? '-' : '';
  const parts = split(compact.slice(sign.length));
  if (!parts) return null;
  const { fraction } = parts;
  if (fraction !== undefined && (fraction.length > rules.digits || rules.digits === 0)) return null;
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const tidy = fraction === undefined ? sign + whole : `${sign}${whole || '0'}${rules.separator}${fraction}`;
  return Number.isSafeInteger(readDecimal(tidy, rules.digits) ?? 0) ? tidy : null;
}

/** Parses normalized text to an integer (`10,5` with two decimals is 1050); null without a digit. */
export function readDecimal(text: string, digits: number): number | null {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const parts = Number(whole + fraction.padEnd(digits, '0'));
  return sign && parts !== 0 ? -parts : parts;
}

/** Formats an integer exactly: `decimalText(12345, 2)` is `123.45`. */
export function decimalText(parts: number, digits: number, separator = '.'): string {
  const text = String(Math.abs(parts)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${parts < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? separator + text.slice(point) : ''}`;
}

/** Formats for an input, dropping zero decimals: with two digits, 1050 is `10,50` and 1000 is `10`. */
export function writeDecimal(parts: number, { digits, separator }: DecimalRules): string {
  return decimalText(parts, digits, separator).replace(/[.,]0+$/, '');
}
