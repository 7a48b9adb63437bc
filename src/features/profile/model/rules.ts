// Validates tax numbers by their check characters: the Brazilian CPF and the Italian codice fiscale.
import type { TaxNumberKind } from '#/api/generated/model/index.ts';

export type TaxNumberProblem = 'incomplete' | 'impossible';

/** The format of a tax number in requests: `529.982.247-25` becomes `52998224725`. */
export const plainTaxNumber = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * The format of a tax number on screen: `52998224725` becomes `529.982.247-25`. Other texts stay unchanged.
 */
export const shownTaxNumber = (plain: string): string =>
  plain.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** Input masks of tax numbers, for `MaskedField`. */
export const taxNumberMasks: Record<TaxNumberKind, string> = {
  cpf: '###.###.###-##',
  codice_fiscale: '@@@@@@**@**@***@',
};

/** The check digit that follows the given digits: a sum modulo 11, with weights that decrease to 2. */
function cpfCheckDigit(digits: string): number {
  const sum = digits
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function isCpf(digits: string): boolean {
  // Eleven equal digits also pass the check, but such numbers are never issued.
  if (/^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((place) => cpfCheckDigit(digits.slice(0, place)) === Number(digits[place]));
}

/**
 * A digit, or a letter that stands for one. Letters are used if two people would otherwise have the same
 * code.
 */
const DIGIT = '[0-9L-NP-V]';
const CODICE_FISCALE = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
/**
 * Values of the characters at odd positions (first, third, ...), for the checksum. A letter's value is its
 * index in this text. Digits count as the letters A to J.
 */
const ODD_ORDER = 'BAKPLCQDREVOSFTGUHMINJWZYX';
const DIGITS_AS_LETTERS = 'ABCDEFGHIJ';

function isCodiceFiscale(code: string): boolean {
  const sum = code
    .slice(0, 15)
    .split('')
    .reduce((total, character, index) => {
      const letter = DIGITS_AS_LETTERS[Number(character)] ?? character;
      return total + (index % 2 === 0 ? ODD_ORDER.indexOf(letter) : letter.charCodeAt(0) - 65);
    }, 0);
  return code.charCodeAt(15) - 65 === sum % 26;
}

const formats: Record<TaxNumberKind, RegExp> = { cpf: /^\d{11}$/, codice_fiscale: CODICE_FISCALE };
const checks: Record<TaxNumberKind, (plain: string) => boolean> = {
  cpf: isCpf,
  codice_fiscale: isCodiceFiscale,
};

/** Why a typed tax number is wrong. Null if it is valid or empty. */
export function taxNumberProblem(kind: TaxNumberKind, text: string): TaxNumberProblem | null {
  const plain = plainTaxNumber(text);
  if (plain === '') return null;
  if (!formats[kind].test(plain)) return 'incomplete';
  return checks[kind](plain) ? null : 'impossible';
}

// Checks whether a codice fiscale (the Italian tax number) matches the person in the form. The code contains
// three letters of each name, the birthday and the sex.
export type FiscalCodePart = 'lastname' | 'firstname' | 'birthday' | 'gender';
/**
 * The person's details in the form's format. The birthday is like `14.06.1991`. Unknown details are empty.
 */
type Person = Readonly<Record<FiscalCodePart, string>>;

/**
 * The name in Latin capitals without accents. Null if it has other letters, because there are several ways
 * to transcribe them.
 */
function latin(name: string): string | null {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[\p{M}\P{L}]/gu, '');
  return /^[A-Z]+$/.test(letters) ? letters : null;
}

/**
 * The code's three letters for a name: consonants, then vowels, then X. If a first name has four or more
 * consonants, the second one is left out.
 */
function threeOf(letters: string, part: 'lastname' | 'firstname'): string {
  const consonants = letters.replaceAll(/[AEIOU]/g, '');
  const vowels = letters.replaceAll(/[^AEIOU]/g, '');
  const [one = '', two = '', three = '', four] = consonants;
  const first = part === 'firstname' && four !== undefined ? one + three + four : one + two + three;
  return `${first}${vowels}XX`.slice(0, 3);
}

/**
 * Letters that stand for the digits 0 to 9. They are used if two people would otherwise have the same code.
 */
const DIGIT_LETTERS = 'LMNPQRSTUV';
const MONTHS = 'ABCDEHLMPRST';
/** This number is added to the day of birth in a woman's code. */
const WOMAN = 40;

function numberIn(text: string): number {
  const digits = text.split('').map((one) => (/\d/.test(one) ? one : DIGIT_LETTERS.indexOf(one)));
  return Number(digits.join(''));
}

/**
 * The first of the person's details that doesn't match the code. The code must be complete. Empty details
 * aren't checked.
 */
export function contradictedPart(code: string, person: Person): FiscalCodePart | null {
  const contradictsName = (part: 'lastname' | 'firstname', start: number): boolean => {
    const letters = latin(person[part]);
    return letters !== null && code.slice(start, start + 3) !== threeOf(letters, part);
  };
  if (contradictsName('lastname', 0)) return 'lastname';
  if (contradictsName('firstname', 3)) return 'firstname';
  const [day = '', month = '', year = ''] = person.birthday.split('.');
  const dayAndSex = numberIn(code.slice(9, 11));
  const isWoman = dayAndSex > WOMAN;
  const isSameDay =
    numberIn(code.slice(6, 8)) === Number(year.slice(-2)) &&
    MONTHS.indexOf(code.charAt(8)) + 1 === Number(month) &&
    dayAndSex - (isWoman ? WOMAN : 0) === Number(day);
  if (year.length === 4 && !isSameDay) return 'birthday';
  return person.gender !== '' && (person.gender === 'female') !== isWoman ? 'gender' : null;
}
