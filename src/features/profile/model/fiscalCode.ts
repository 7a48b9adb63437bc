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
