// Phone numbers as digits with the country code, and their national formats.
import { Mask } from 'maska';

/** ISO 3166-1 alpha-2 code in lower case, and the dial code without a plus. */
export interface PhoneCountry {
  readonly country: string;
  readonly dialCode: string;
}

/** Whether a country is valid. An invalid one would produce numbers that cannot be submitted. */
export function isPhoneCountry({ country, dialCode }: PhoneCountry): boolean {
  return /^[a-z]{2}$/.test(country) && /^[1-9]\d{0,3}$/.test(dialCode);
}

/** Maximum digits of a phone number with its country code (E.164). */
const LONGEST_PHONE = 15;

// National formats; `#` is a digit.
const MASKS: Readonly<Record<string, string>> = {
  ru: '### ###-##-##',
  kz: '### ###-##-##',
  az: '## ###-##-##',
  nl: '# ## ## ## ##',
  am: '## ###-###',
  au: '### ### ###',
  br: '## #####-####',
  it: '### ### ####',
};
/** Trunk digits: national numbers start with them, international ones drop them. */
const TRUNKS: Readonly<Record<string, string>> = { ru: '8', kz: '8', az: '0', nl: '0', am: '0', au: '0' };

const DIAL_CODES: Readonly<Record<string, string>> = {
  ru: '7',
  kz: '7',
  az: '994',
  nl: '31',
  am: '374',
  au: '61',
  br: '55',
  it: '39',
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function maskOf({ country, dialCode }: PhoneCountry): string {
  const usual = Array.from({ length: LONGEST_PHONE - dialCode.length }, (_, at) =>
    at > 0 && at % 3 === 0 ? ' #' : '#',
  ).join('');
  return (Object.hasOwn(MASKS, country) ? MASKS[country] : undefined) ?? usual;
}

/** Maximum digits of a national number, without the country code. */
function roomOf(country: PhoneCountry): number {
  return maskOf(country).replace(/[^#]/g, '').length;
}

/** Formats a national number. Excess digits follow the formatted number, so that the user notices them. */
export function formatNational(digits: string, country: PhoneCountry): string {
  const room = roomOf(country);
  const written = new Mask({ mask: maskOf(country) }).masked(digits.slice(0, room));
  return digits.length > room ? `${written} ${digits.slice(room)}` : written;
}

/**
 * If a phone number is too long: the maximum length of its national number, and its dial code. Otherwise
 * null.
 */
export function excessOf(phone: string): { readonly max: number; readonly dialCode: string } | null {
  const known = Object.entries(DIAL_CODES).map(([country, dialCode]) => ({ country, dialCode }));
  const country = countryOfPhone(phone, known);
  const max = country ? roomOf(country) : LONGEST_PHONE;
  const national = phone.slice(country?.dialCode.length ?? 0);
  return national.length > max ? { max, dialCode: country?.dialCode ?? '' } : null;
}

/**
 * The country with the longest dial code that the number begins with. If several share the code, prefers
 * `preferred`.
 */
export function countryOfPhone(
  digits: string,
  countries: readonly PhoneCountry[],
  preferred?: PhoneCountry,
): PhoneCountry | undefined {
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  return best.find(({ country }) => country === preferred?.country) ?? best[0];
}

/** Digits of an international number without its `+` or `00`; null for other texts. */
function readInternational(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('+')) return digitsOf(trimmed);
  return trimmed.startsWith('00') ? digitsOf(trimmed).slice(2) : null;
}

/** A typed `+` or `00` with an incomplete country code, otherwise ''. */
export function beginningOfCode(text: string, countries: readonly PhoneCountry[]): string {
  const digits = readInternational(text);
  if (digits === null) return '';
  return countries.some(({ dialCode }) => dialCode.length > digits.length && dialCode.startsWith(digits)) &&
    !countryOfPhone(digits, countries)
    ? `${text.trim().startsWith('+') ? '+' : '00'}${digits}`
    : '';
}

export interface ReadPhone {
  readonly country: PhoneCountry;
  /** The number's digits without the country code. May exceed the country's format. */
  readonly national: string;
}

/** Parses typed or pasted text. Drops no digits except a repeated country code or a trunk digit. */
export function readPhone(
  text: string,
  countries: readonly PhoneCountry[],
  current: PhoneCountry,
): ReadPhone {
  const international = readInternational(text);
  const named = international === null ? undefined : countryOfPhone(international, countries, current);
  if (international !== null && named)
    return { country: named, national: international.slice(named.dialCode.length) };
  const digits = digitsOf(text);
  const room = roomOf(current);
  if (digits.length <= room) return { country: current, national: digits };
  const prefix = [current.dialCode, TRUNKS[current.country] ?? '']
    .filter((candidate) => candidate !== '')
    .find((candidate) => digits.startsWith(candidate) && digits.length - candidate.length <= room);
  if (prefix !== undefined) return { country: current, national: digits.slice(prefix.length) };
  // A complete foreign number, typed with its country code but without a plus.
  const other = countryOfPhone(digits, countries);
  return other && digits.length - other.dialCode.length === roomOf(other)
    ? { country: other, national: digits.slice(other.dialCode.length) }
    : { country: current, national: digits };
}

/** A phone number with a plus, and grouped if its country is known: `+61 491 570 006`. */
export function formatPhone(digits: string, countries: readonly PhoneCountry[]): string {
  const country = countryOfPhone(digits, countries);
  if (!country) return `+${digits}`;
  return `+${country.dialCode} ${formatNational(digits.slice(country.dialCode.length), country)}`;
}

export function dialCodeOf(country: string): string {
  return (Object.hasOwn(DIAL_CODES, country) ? DIAL_CODES[country] : undefined) ?? '';
}
