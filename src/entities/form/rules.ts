// Validation rules shared by several forms. A rule returns a problem or null (specification S5.1 to S5.23).
import { parseInstant, toDate } from '#/lib/clock.ts';
import { excessOf } from '#/ui/PhoneField/phone.ts';
import { INPUT_CAP } from '#/ui/TextField/writeText.ts';
import type { Notice } from './NoticeText.tsx';

/** Minimum length of an SMS code (specification S5.1). */
const CODE_LENGTH = 4;
/** Minimum digits of a phone number, with the country code (specification S5.3). */
const PHONE_LENGTH = 8;
/** Maximum length of a first or last name (specification S5.6). */
export const NAME_LENGTH = 35;
/** The minimum age, in years (S9.46). */
export const MINIMUM_AGE = 18;

/** Validation problems, named by their message keys (specification S5.17). */
export type Problem =
  | {
      readonly key:
        | 'required'
        | 'email'
        | 'nameValidationRule'
        | 'noLetters'
        | 'latin'
        | 'alphaNum'
        | 'notCyrillic'
        | 'sameAsPassword'
        | 'promoCode'
        | 'invalidDate';
    }
  | { readonly key: 'minLength' | 'minPhoneLength'; readonly min: number }
  | { readonly key: 'maxLength'; readonly max: number }
  | { readonly key: 'maxPhoneLength'; readonly max: number; readonly dialCode: string }
  | { readonly key: 'underageDate'; readonly age: number };

export type Rule = (value: string) => Problem | null;

// The API schema's pattern for e-mail addresses.
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
// Accepts both the keyboard's apostrophe and the typographic one that phones insert.
const NAME = /^[\p{L}\p{M}'’ -]*$/u;
const LATIN = /^[A-Za-z0-9.-]*$/;
const ALPHANUMERIC = /^[A-Za-z0-9]*$/;
const CYRILLIC = /[\u0400-\u04ff]/;

const digitsOf = (value: string): string => value.replace(/\D/g, '');
/** Skips a rule if the field is empty: only `required` reports empty fields. */
const unlessEmpty =
  (isRight: (value: string) => boolean, problem: Problem): Rule =>
  (value) =>
    value === '' || isRight(value) ? null : problem;

export const required: Rule = (value) => (value.trim() === '' ? { key: 'required' } : null);
export const minLength = (min: number): Rule =>
  unlessEmpty((value) => value.length >= min, { key: 'minLength', min });
export const maxLength = (max: number): Rule =>
  unlessEmpty((value) => value.length <= max, { key: 'maxLength', max });
const email: Rule = unlessEmpty((value) => EMAIL.test(value), { key: 'email' });
const phoneLength: Rule = unlessEmpty((value) => digitsOf(value).length >= PHONE_LENGTH, {
  key: 'minPhoneLength',
  min: PHONE_LENGTH,
});
/**
 * Fails if the number has more digits than phone numbers of the country have. This means a typing error or the
 * wrong country.
 */
const phoneFits: Rule = (value) => {
  const excess = excessOf(digitsOf(value));
  return excess && { key: 'maxPhoneLength', ...excess };
};
const codeLength: Rule = unlessEmpty((value) => digitsOf(value).length >= CODE_LENGTH, {
  key: 'minLength',
  min: CODE_LENGTH,
});
/** Letters of any alphabet, apostrophes, hyphens and spaces, as in identity documents. */
const nameLetters: Rule = unlessEmpty((value) => NAME.test(value), { key: 'nameValidationRule' });
/** Blanks, hyphens and apostrophes alone aren't a name. */
const hasLetter: Rule = unlessEmpty((value) => /\p{L}/u.test(value), { key: 'noLetters' });
export const latinOnly: Rule = unlessEmpty((value) => LATIN.test(value), { key: 'latin' });
export const alphaNum: Rule = unlessEmpty((value) => ALPHANUMERIC.test(value), { key: 'alphaNum' });
export const notCyrillic: Rule = unlessEmpty((value) => !CYRILLIC.test(value), { key: 'notCyrillic' });
export const sameAs = (password: string): Rule =>
  unlessEmpty((value) => value === password, { key: 'sameAsPassword' });

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function readDay(value: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  const instant = match && parseInstant(`${value}T00:00:00Z`);
  // Some engines turn 30 February into a day in March, so the parsed date is compared with the text.
  if (!match || instant === null || toDate(instant).toISOString().slice(0, 10) !== value) return null;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

const date: Rule = unlessEmpty((value) => readDay(value) !== null, { key: 'invalidDate' });

/** Takes ISO dates. A person born on 29 February comes of age on 1 March. */
export function adult(today: string, age: number = MINIMUM_AGE): Rule {
  const now = readDay(today);
  return unlessEmpty(
    (value) => {
      const born = readDay(value);
      if (!born || !now) return true;
      const years = now.year - born.year;
      return (
        years > age ||
        (years === age && (now.month > born.month || (now.month === born.month && now.day >= born.day)))
      );
    },
    { key: 'underageDate', age },
  );
}

/** Forms show only the first problem of a field (specification S5.19). */
export function firstProblem(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}

export const emailRules: readonly Rule[] = [required, maxLength(INPUT_CAP), email];
export const phoneRules: readonly Rule[] = [required, phoneLength, phoneFits];
export const codeRules: readonly Rule[] = [required, codeLength];
/** A code of the authenticator has six digits; a recovery code is longer. */
export const secondFactorRules: readonly Rule[] = [required, minLength(6)];
export const nameRules: readonly Rule[] = [maxLength(NAME_LENGTH), nameLetters, hasLetter];
export const birthdayRules = (today: string, age?: number): readonly Rule[] => [date, adult(today, age)];

export function noticeOf(problem: Problem): Notice {
  switch (problem.key) {
    case 'required':
    case 'email':
      return { id: `common.validation.${problem.key}` };
    case 'maxLength':
      return { id: 'common.validation.maxLength', values: { max: problem.max } };
    case 'minLength':
    case 'minPhoneLength':
      return { id: `form.validation.${problem.key}`, values: { min: problem.min } };
    case 'maxPhoneLength':
      return {
        id: 'form.validation.maxPhoneLength',
        values: { max: problem.max, dialCode: problem.dialCode },
      };
    case 'underageDate':
      return { id: 'form.validation.underageDate', values: { age: problem.age } };
    default:
      return { id: `form.validation.${problem.key}` };
  }
}

export function checkFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Partial<Record<Field, readonly Rule[]>>>,
): Partial<Record<Field, Notice>> {
  const notices: Partial<Record<Field, Notice>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = firstProblem(values[field], rules[field] ?? []);
    if (problem) notices[field] = noticeOf(problem);
  }
  return notices;
}
