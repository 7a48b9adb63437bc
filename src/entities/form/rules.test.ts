import { describe, expect, it } from 'vitest';
import {
  adult,
  alphaNum,
  birthdayRules,
  checkFields,
  codeRules,
  emailRules,
  firstProblem,
  latinOnly,
  maxLength,
  nameRules,
  notCyrillic,
  noticeOf,
  phoneRules,
  sameAs,
  type Problem,
  type Rule,
} from './rules.ts';
import { INPUT_CAP } from '#/ui/TextField/writeText.ts';

const problemOf = (value: string, rules: readonly Rule[]) => firstProblem(value, rules)?.key ?? null;

describe('an SMS code', () => {
  it('is required', () => expect(problemOf('', codeRules)).toBe('required'));
  it('has at least 4 characters', () => {
    expect(firstProblem('12-3', codeRules)).toEqual({ key: 'minLength', min: 4 });
    expect(problemOf('12-34', codeRules)).toBeNull();
  });
});

describe('a phone', () => {
  it('is required', () => expect(problemOf('', phoneRules)).toBe('required'));
  it('must have at least 8 characters, and only digits count', () => {
    expect(firstProblem('+7 912-34', phoneRules)).toEqual({ key: 'minPhoneLength', min: 8 });
    expect(problemOf('61491570006', phoneRules)).toBeNull();
  });
});

describe('an e-mail', () => {
  it('is required', () => expect(problemOf('   ', emailRules)).toBe('required'));
  it.each(['a', 'a@', '@b.cc', 'a@b', 'a b@c.dd', 'a..b@c.dd', '.a@c.dd', 'a@c..dd', 'почта@c.dd'])(
    '%s is invalid',
    (value) => {
      expect(problemOf(value, emailRules)).toBe('email');
    },
  );
  it.each(['me@example.test', "o'neil+7@mail.example.test", 'A_b-c.9@x-y.io'])('%s is valid', (value) => {
    expect(problemOf(value, emailRules)).toBeNull();
  });
});

describe('a first or last name', () => {
  it('has at most 35 characters', () => {
    expect(firstProblem('я'.repeat(36), nameRules)).toEqual({ key: 'maxLength', max: 35 });
    expect(problemOf('я'.repeat(35), nameRules)).toBeNull();
  });
  it.each([
    'Anna-Maria',
    'João',
    'Gonçalves',
    "D'Ávila",
    'D’Angelo',
    'Niccolò',
    'Ёлка Їжак Ґалаґан Євген',
    'Łukasz',
    '李',
    // Some systems send accents as separate characters.
    'João'.normalize('NFD'),
  ])('%s is accepted', (value) => {
    expect(problemOf(value, nameRules)).toBeNull();
  });
  it.each(['Souza1', 'Ян 2', 'a_b', '<b>', 'Anna!'])('%s is refused', (value) => {
    expect(problemOf(value, nameRules)).toBe('nameValidationRule');
  });
});

describe('Latin-only input', () => {
  it('accepts Latin letters, digits, dot and hyphen', () => expect(latinOnly('Lucky.Comet-7')).toBeNull());
  it.each(['лиса', 'two words', 'a_b', 'é'])('refuses %s', (value) =>
    expect(latinOnly(value)?.key).toBe('latin'),
  );
});

describe('alphanumeric input', () => {
  it('accepts only letters and digits', () => {
    expect(alphaNum('Ab9')).toBeNull();
    expect(alphaNum('a-b')?.key).toBe('alphaNum');
  });
});

describe('passwords', () => {
  it('must match', () => {
    expect(sameAs('casino-2026')('casino-2027')?.key).toBe('sameAsPassword');
    expect(sameAs('casino-2026')('casino-2026')).toBeNull();
  });
  it.each(['пароль', 'passwоrd', 'Ї', 'Ѿ'])('must not contain Cyrillic letters: %s', (value) => {
    expect(notCyrillic(value)?.key).toBe('notCyrillic');
  });
  it('may contain any other characters', () => expect(notCyrillic('Pä$$ w0rd 李')).toBeNull());
});

describe('a birthday', () => {
  const rules = birthdayRules('2026-11-20');
  it.each(['20.11.2000', '2000-13-01', '2001-02-29', '2000-02-30', 'x'])('%s is an invalid date', (value) => {
    expect(problemOf(value, rules)).toBe('invalidDate');
  });
  it('forbids registration under 18', () =>
    expect(firstProblem('2008-11-21', rules)).toEqual({ key: 'underageDate', age: 18 }));
  it('allows registration on the 18th birthday', () => expect(problemOf('2008-11-20', rules)).toBeNull());
  it('counts somebody born on 29 February as 18 from 1 March', () => {
    expect(adult('2026-02-28')('2008-02-29')?.key).toBe('underageDate');
    expect(adult('2026-03-01')('2008-02-29')).toBeNull();
  });
  it('uses another minimum age if the server sends one', () =>
    expect(adult('2026-11-20', 21)('2006-01-01')).toEqual({ key: 'underageDate', age: 21 }));
});

describe('an input', () => {
  it('is capped at 150 characters', () => {
    expect(maxLength(INPUT_CAP)('я'.repeat(150))).toBeNull();
    expect(maxLength(INPUT_CAP)('x'.repeat(151))).toEqual({ key: 'maxLength', max: 150 });
  });
});

describe('each validation problem', () => {
  const texts: Record<string, object> = import.meta.glob(
    ['./messages/??.json', '../../i18n/messages/??.json'],
    { eager: true, import: 'default' },
  );
  const problems: readonly Problem[] = [
    { key: 'email' },
    { key: 'minLength', min: 4 },
    { key: 'minPhoneLength', min: 8 },
    { key: 'required' },
    { key: 'sameAsPassword' },
    { key: 'alphaNum' },
    { key: 'maxLength', max: 35 },
    { key: 'nameValidationRule' },
    { key: 'promoCode' },
    { key: 'invalidDate' },
    { key: 'underageDate', age: 18 },
    { key: 'notCyrillic' },
    { key: 'latin' },
    { key: 'maxPhoneLength', max: 9, dialCode: '61' },
  ];
  it.each(['ru', 'en', 'it', 'br'])('has its own text in %s', (locale) => {
    const known = Object.keys(texts)
      .filter((path) => path.endsWith(`/${locale}.json`))
      .flatMap((path) => Object.keys(texts[path] ?? {}));
    const ids: string[] = problems.map(noticeOf).flatMap((notice) => ('id' in notice ? [notice.id] : []));
    expect(new Set(ids).size).toBe(problems.length);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe('the messages of a form', () => {
  it('contain only the first problem of each field', () => {
    expect(checkFields({ email: '', code: '12' }, { email: emailRules, code: codeRules })).toEqual({
      email: { id: 'common.validation.required' },
      code: { id: 'form.validation.minLength', values: { min: 4 } },
    });
  });
  it('contain the minimum age', () =>
    expect(noticeOf({ key: 'underageDate', age: 21 })).toEqual({
      id: 'form.validation.underageDate',
      values: { age: 21 },
    }));
});
