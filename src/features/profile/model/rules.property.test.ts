import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contradictsFiscalCode, inventTaxNumber, isTaxNumber } from '#mocks/world/taxNumber.ts';
import {
  contradictedPart,
  type FiscalCodePart,
  plainTaxNumber,
  shownTaxNumber,
  taxNumberProblem,
} from './rules.ts';
import { birthdayText } from './info.ts';

const person = fc.record({
  firstname: fc.string({ minLength: 1, maxLength: 20 }),
  lastname: fc.string({ minLength: 1, maxLength: 20 }),
  birthday: fc
    .date({ min: new Date('1920-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  gender: fc.constantFrom('male' as const, 'female' as const),
});
const kinds = ['cpf', 'codice_fiscale'] as const;
const number = (kind: (typeof kinds)[number]) =>
  fc.tuple(person, fc.nat()).map(([whose, chance]) => inventTaxNumber(kind, whose, chance));

describe('tax numbers', () => {
  test.each([
    ['cpf', '529.982.247-25', null],
    ['cpf', '529.982.247-24', 'impossible'],
    ['cpf', '111.111.111-11', 'impossible'],
    ['cpf', '529.982.247', 'incomplete'],
    ['codice_fiscale', 'RSSMRA85T10A562S', null],
    ['codice_fiscale', 'rssmra85t10a562s', null],
    ['codice_fiscale', 'RSSMRA85T10A562T', 'impossible'],
    ['codice_fiscale', 'RSSMRA85T10A56', 'incomplete'],
    ['codice_fiscale', '1234567890123456', 'incomplete'],
    ['cpf', '', null],
  ] as const)('a %s of %s has the problem %s', (kind, text, problem) =>
    expect(taxNumberProblem(kind, text)).toBe(problem),
  );

  test.each(kinds)('that are generated are valid for the client and the server: %s', (kind) => {
    fc.assert(
      fc.property(number(kind), (plain) => {
        expect(taxNumberProblem(kind, plain)).toBeNull();
        expect(isTaxNumber(kind, plain)).toBe(true);
        expect(plainTaxNumber(shownTaxNumber(plain))).toBe(plain);
      }),
    );
  });

  test.each(kinds)('with a wrong last character are refused by the client and the server: %s', (kind) => {
    const characters = kind === 'cpf' ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(number(kind), fc.constantFrom(...characters.split('')), (plain, last) => {
        fc.pre(!plain.endsWith(last));
        const wrong = plain.slice(0, -1) + last;
        expect(taxNumberProblem(kind, wrong)).toBe('impossible');
        expect(isTaxNumber(kind, wrong)).toBe(false);
      }),
    );
  });

  test.each(kinds)('are valid for the client if and only if they are valid for the server: %s', (kind) => {
    const text = kind === 'cpf' ? /^\d{9,12}$/ : /^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/;
    fc.assert(
      fc.property(fc.stringMatching(text), (plain) => {
        expect(taxNumberProblem(kind, plain) === null).toBe(isTaxNumber(kind, plain));
      }),
    );
  });
});

describe('a codice fiscale', () => {
  const MARIO = { firstname: 'Mario', lastname: 'Rossi', birthday: '1985-12-10', gender: 'male' } as const;
  const onForm = (code: string, { birthday, ...person }: { [Part in FiscalCodePart]: string }) =>
    contradictedPart(code, { ...person, birthday: birthdayText(birthday) });

  test.each([
    ['RSSMRA85T10A562S', {}, null],
    ['RSSMRA85T10A562S', { lastname: 'Russo' }, null],
    ['RSSMRA85T10A562S', { lastname: 'Bianchi' }, 'lastname'],
    ['RSSMRA85T10A562S', { firstname: 'Maria' }, null],
    ['RSSMRA85T10A562S', { firstname: 'Luca' }, 'firstname'],
    ['RSSMRA85T10A562S', { birthday: '1985-12-11' }, 'birthday'],
    ['RSSMRA85T10A562S', { birthday: '1985-11-10' }, 'birthday'],
    ['RSSMRA86T10A562S', {}, 'birthday'],
    ['RSSMRA85T10A562S', { gender: 'female' }, 'gender'],
    ['RSSMRA85T50A562S', { gender: 'female' }, null],
    // A code in which letters stand for some of the digits.
    ['RSSMRAURTMLA562S', {}, null],
    // The code leaves out the second of four consonants in a first name, but not in a last name.
    ['RSSGFR85T10A562S', { firstname: 'Gianfranco' }, null],
    ['RSSGNF85T10A562S', { firstname: 'Gianfranco' }, 'firstname'],
    ['FOXMRA85T10A562S', { lastname: 'Fo' }, null],
    ['DQNMRA85T10A562S', { lastname: 'D’Àquino' }, null],
    // This name has a letter that the code's Latin alphabet lacks.
    ['RSSMRA85T10A562S', { lastname: 'Sørensen' }, null],
    ['RSSMRA85T10A562S', { firstname: '', lastname: '', birthday: '', gender: '' }, null],
  ] as const)('%s contradicts the details of Mario Rossi, changed by %o, in: %s', (code, changed, part) => {
    const whose = { ...MARIO, ...changed };
    expect(onForm(code, whose)).toBe(part);
    expect(contradictsFiscalCode(code, whose)).toBe(part !== null);
  });

  test('contradicts the same details on the client and the server, but never those of its owner', () => {
    const name = fc.constantFrom(
      'Mario',
      'Maria',
      'Gianfranco',
      'Ada',
      'Fo',
      'Lucà',
      'De Luca',
      'Sørensen',
      '',
    );
    const someone = fc.record({
      firstname: name,
      lastname: name,
      birthday: fc.constantFrom('1985-12-10', '1985-12-11', '1991-06-14', '2000-01-31'),
      gender: fc.constantFrom('male' as const, 'female' as const),
    });
    fc.assert(
      fc.property(someone, someone, (owner, other) => {
        const code = inventTaxNumber('codice_fiscale', owner, 0);
        expect(onForm(code, owner)).toBeNull();
        expect(contradictsFiscalCode(code, other)).toBe(onForm(code, other) !== null);
      }),
    );
  });
});
