import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventTaxNumber, isTaxNumber } from '#mocks/world/taxNumber.ts';
import { plainTaxNumber, shownTaxNumber, taxNumberProblem } from './rules.ts';

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
  ] as const)('%s %s: %s', (kind, text, problem) => expect(taxNumberProblem(kind, text)).toBe(problem));

  test.each(kinds)('of invented people are valid, for the client and the server: %s', (kind) => {
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

  test.each(kinds)('any text is judged alike by the client and the server: %s', (kind) => {
    const text = kind === 'cpf' ? /^\d{9,12}$/ : /^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/;
    fc.assert(
      fc.property(fc.stringMatching(text), (plain) => {
        expect(taxNumberProblem(kind, plain) === null).toBe(isTaxNumber(kind, plain));
      }),
    );
  });
});
