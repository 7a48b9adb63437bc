// Decimal numbers as people type and paste them, kept exact: whole numbers of parts, never floats on the way.

export interface DecimalRules {
  readonly separator: '.' | ',';
  /** Most decimals; the number is kept as a whole number of parts, ten to this power a unit. */
  readonly digits: number;
  readonly allowsNegative: boolean;
}

const grouping = /[\s\u00a0\u202f'\u2019]/g;
// A currency's sign or name on either side: `R$ 10`, `10 руб.`, `EUR 10`.
const unit = /^[\p{L}\p{Sc}]{1,4}\.?(?=[\d.,-])|(?<=[\d.,])[\p{L}\p{Sc}]{1,4}\.?$/gu;
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedTwice = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

export function decimalSeparator(localeTag: string): '.' | ',' {
  const part = new Intl.NumberFormat(localeTag).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/** Digits before and after the separator, or null for what cannot be read in one way only. */
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
 * The input's text for what was typed or pasted: the language's separator, no grouping. Null for no number,
 * too many decimals or more than a double holds; an ambiguous `1,234` is not guessed.
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

/** Whole parts of a tidy text (`10,5` of two decimals is 1050), or null without a digit. */
export function readDecimal(text: string, digits: number): number | null {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const parts = Number(whole + fraction.padEnd(digits, '0'));
  return sign && parts !== 0 ? -parts : parts;
}

/** The exact text of a whole number of parts: `decimalText(12345, 2)` is `123.45`. */
export function decimalText(parts: number, digits: number, separator = '.'): string {
  const text = String(Math.abs(parts)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${parts < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? separator + text.slice(point) : ''}`;
}

/** Parts as an input's text, without needless decimals: 1050 of two is `10,50`, 1000 is `10`. */
export function writeDecimal(parts: number, { digits, separator }: DecimalRules): string {
  return decimalText(parts, digits, separator).replace(/[.,]0+$/, '');
}
