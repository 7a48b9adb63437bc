// Phones as digits with the country code, and how they are written in each country.
import { Mask } from 'maska';

/** A country of the phone field: ISO 3166-1 alpha-2 in lower case, and its dial code without a plus. */
export interface PhoneCountry {
  readonly country: string;
  readonly dialCode: string;
}

/** Whether a country can be shown and dialled; any other would give a number that nobody can send. */
export function isPhoneCountry({ country, dialCode }: PhoneCountry): boolean {
  return /^[a-z]{2}$/.test(country) && /^[1-9]\d{0,3}$/.test(dialCode);
}

/** Digits of the longest number there is, with its country code (E.164). */
const LONGEST_PHONE = 15;

// National numbers as their country writes them; `#` is a digit.
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
/** Countries in whose national form the number begins with a digit that the international form drops. */
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

/** How many digits a number of the country has at most, without its country code. */
export function roomOf(country: PhoneCountry): number {
  return maskOf(country).replace(/[^#]/g, '').length;
}

/** As the country writes it; digits too many follow apart, so that they are seen. */
export function formatNational(digits: string, country: PhoneCountry): string {
  const room = roomOf(country);
  const written = new Mask({ mask: maskOf(country) }).masked(digits.slice(0, room));
  return digits.length > room ? `${written} ${digits.slice(room)}` : written;
}

/** Digits that numbers of its country have at most where a phone has more of them; else null. */
export function excessOf(phone: string): { readonly max: number; readonly dialCode: string } | null {
  const known = Object.entries(DIAL_CODES).map(([country, dialCode]) => ({ country, dialCode }));
  const country = countryOfPhone(phone, known);
  const max = country ? roomOf(country) : LONGEST_PHONE;
  const national = phone.slice(country?.dialCode.length ?? 0);
  return national.length > max ? { max, dialCode: country?.dialCode ?? '' } : null;
}

/** The country of the digits: the longest dial code wins, the preferred country among equals. */
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

/** Digits of a text, without the plus or the `00` of an international number. */
function readInternational(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('+')) return digitsOf(trimmed);
  return trimmed.startsWith('00') ? digitsOf(trimmed).slice(2) : null;
}

/** A typed `+` or `00` with the beginning of a country's code, kept until the code is whole; else ''. */
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
  /** Digits without the country code; more than the country's mask takes if more were typed. */
  readonly national: string;
}

/** Reads what was typed or pasted. No digit is dropped but a repeated country code or a trunk digit. */
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
  // A whole number of another country, typed with its code but without a plus.
  const other = countryOfPhone(digits, countries);
  return other && digits.length - other.dialCode.length === roomOf(other)
    ? { country: other, national: digits.slice(other.dialCode.length) }
    : { country: current, national: digits };
}

/** A phone with its plus, grouped where its country is known: `+61 491 570 006`. */
export function formatPhone(digits: string, countries: readonly PhoneCountry[]): string {
  const country = countryOfPhone(digits, countries);
  if (!country) return `+${digits}`;
  return `+${country.dialCode} ${formatNational(digits.slice(country.dialCode.length), country)}`;
}

export function dialCodeOf(country: string): string {
  return (Object.hasOwn(DIAL_CODES, country) ? DIAL_CODES[country] : undefined) ?? '';
}
