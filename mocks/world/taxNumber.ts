// Tax numbers: the Brazilian CPF and the Italian codice fiscale, without separators.
import type { TaxNumberKind } from '../generated/model/index.ts';

const digitsOf = (text: string): number[] => text.split('').map(Number);

function cpfCheckDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, place) => total + digit * (digits.length + 1 - place), 0);
  return ((sum * 10) % 11) % 10;
}

export function cpfWithChecks(nineDigits: string): string {
  const first = `${nineDigits}${cpfCheckDigit(digitsOf(nineDigits))}`;
  return `${first}${cpfCheckDigit(digitsOf(first))}`;
}

const isCpf = (text: string): boolean =>
  /^\d{11}$/.test(text) && !/^(\d)\1*$/.test(text) && cpfWithChecks(text.slice(0, 9)) === text;

/**
 * Values of the characters at odd positions (first, third, …) in the checksum. The digits 0 to 9
 * have the same values as A to J.
 */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function fiscalCodeWithCheck(fifteen: string): string {
  const sum = fifteen.split('').reduce((total, character, place) => {
    const value = /\d/.test(character) ? Number(character) : letters.indexOf(character);
    return total + (place % 2 === 0 ? (oddValues[value] ?? 0) : value);
  }, 0);
  return fifteen + letters.charAt(sum % 26);
}

/** A digit, or the letter that replaces it if two people would have the same code. */
const digit = '[0-9LMNPQRSTUV]';
const monthLetters = 'ABCDEHLMPRST';
const fiscalCodePattern = new RegExp(
  `^[A-Z]{6}${digit}{2}[${monthLetters}]${digit}{2}[A-Z]${digit}{3}[A-Z]$`,
);
const isFiscalCode = (text: string): boolean =>
  fiscalCodePattern.test(text) && fiscalCodeWithCheck(text.slice(0, 15)) === text;

const isValid: Record<TaxNumberKind, (text: string) => boolean> = {
  cpf: isCpf,
  codice_fiscale: isFiscalCode,
};

export function isTaxNumber(kind: TaxNumberKind | null, text: string): boolean {
  return kind !== null && isValid[kind](text.toUpperCase());
}

interface Named {
  firstname: string;
  lastname: string;
  /** `yyyy-mm-dd`. */
  birthday: string;
  gender: 'male' | 'female';
}

/**
 * The three letters that stand for a name in the codice fiscale. If a first name has four or more consonants,
 * its second consonant is skipped.
 */
function threeLetters(name: string, isFirstname = false): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const consonants = plain.replace(/[AEIOU]/g, '');
  const taken = isFirstname && consonants.length > 3 ? consonants.replace(/^(.)./, '$1') : consonants;
  return `${taken}${plain.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3);
}

/** No place has this code, so the number can't belong to a real person. */
const inventedPlace = 'Z999';

function dateInCode(birthday: string): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  return `${year.slice(2)}${monthLetters.charAt(Number(month) - 1)}${day}`;
}

function inventFiscalCode({ firstname, lastname, birthday, gender }: Named): string {
  const born = dateInCode(birthday);
  const day = String(Number(born.slice(3)) + (gender === 'female' ? 40 : 0)).padStart(2, '0');
  const names = `${threeLetters(lastname)}${threeLetters(firstname, true)}`;
  return fiscalCodeWithCheck(`${names}${born.slice(0, 3)}${day}${inventedPlace}`);
}

/** Details of a player. Unknown ones are empty or null. */
type Known = { [Name in keyof Named]: Named[Name] | '' | null };

/** The letters that may stand for the digits 0 to 9, in this order. */
const digitLetters = 'LMNPQRSTUV';

/**
 * Whether a name can be checked against a codice fiscale. Names with letters that the code can't contain, such
 * as `ø`, can't be checked.
 */
const isWrittenIn = (name: string): boolean =>
  /^[A-Z]*$/.test(
    name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[\p{M}\P{L}]/gu, ''),
  );

/** Whether a valid codice fiscale contradicts a player's name, birthday or sex. Skips unknown details. */
export function contradictsFiscalCode(code: string, person: Known): boolean {
  const plain = code
    .toUpperCase()
    .replace(/./g, (character, place: number) =>
      [6, 7, 9, 10].includes(place) && digitLetters.includes(character)
        ? String(digitLetters.indexOf(character))
        : character,
    );
  const day = Number(plain.slice(9, 11));
  const born = `${plain.slice(6, 9)}${String(day % 40).padStart(2, '0')}`;
  const { firstname, lastname, birthday, gender } = person;
  return (
    (!!lastname && isWrittenIn(lastname) && plain.slice(0, 3) !== threeLetters(lastname)) ||
    (!!firstname && isWrittenIn(firstname) && plain.slice(3, 6) !== threeLetters(firstname, true)) ||
    (!!birthday && born !== dateInCode(birthday)) ||
    (!!gender && (gender === 'female') !== day > 40)
  );
}

/** A valid number for an invented person. `chance` is a whole number. */
export function inventTaxNumber(kind: TaxNumberKind | null, person: Named, chance: number): string {
  if (kind === null) return '';
  if (kind === 'codice_fiscale') return inventFiscalCode(person);
  const eight = String(chance % 100_000_000).padStart(8, '0');
  // The first two digits differ, because a CPF of eleven equal digits is invalid.
  return cpfWithChecks(`${(Number(eight.charAt(0)) + 1) % 10}${eight}`);
}
