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

export function formatNational(digits: string, country: PhoneCountry): string {
  return new Mask({ mask: maskOf(country) }).masked(digits);
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

/** A typed plus with the beginning of a country's code, kept until it is whole; else ''. */
export function beginningOfCode(text: string, countries: readonly PhoneCountry[]): string {
  if (!text.trim().startsWith('+')) return '';
  const digits = digitsOf(text);
  return countries.some(({ dialCode }) => dialCode.length > digits.length && dialCode.startsWith(digits)) &&
    !countryOfPhone(digits, countries)
    ? `+${digits}`
    : '';
}

export interface ReadPhone {
  readonly country: PhoneCountry;
  /** Digits without the country code, cut to what the country's mask takes. */
  readonly national: string;
}

/**
 * What was typed or pasted. A plus chooses the country; what is too long loses country code or trunk digit.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneCountry[],
  current: PhoneCountry,
): ReadPhone {
  const digits = digitsOf(text);
  if (text.trim().startsWith('+')) {
    const country = countryOfPhone(digits, countries, current);
    if (country) return { country, national: cut(digits.slice(country.dialCode.length), country) };
  }
  const room = digitsOf(maskOf(current).replaceAll('#', '0')).length;
  const prefixes = [current.dialCode, TRUNKS[current.country] ?? ''].filter((prefix) => prefix !== '');
  const prefix =
    digits.length > room ? prefixes.find((candidate) => digits.startsWith(candidate)) : undefined;
  return { country: current, national: cut(digits.slice(prefix?.length ?? 0), current) };
}

function cut(digits: string, country: PhoneCountry): string {
  return digitsOf(formatNational(digits, country));
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
