import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatPoints, minorToInput, parseMinor } from './money.ts';

const cases = { numRuns: 10_000 };
/** Intl separates with spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('formatMoney', () => {
  test.each([
    [0, 'RUB', 'ru', '0,00 ₽'],
    [1, 'RUB', 'ru', '0,01 ₽'],
    [123_456_789, 'RUB', 'ru', '1 234 567,89 ₽'],
    [-150, 'EUR', 'it', '-1,50 €'],
    [200_000, 'BRL', 'pt-BR', 'R$ 2.000,00'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
    [-0, 'USD', 'en', '$0.00'],
  ])('shows %d %s in %s', (minor, currency, tag, text) => {
    expect(plain(formatMoney(minor, currency, tag))).toBe(text);
  });

  test.each([[Number.NaN], ['100'], [null], [undefined], [{}], [10n]])(
    'refuses %s, which is no number',
    (value) => {
      // What untyped data may hold at run time.
      const format: (minor: never, currency: string, tag: string) => string = formatMoney;
      expect(() => format(value as never, 'RUB', 'ru')).toThrow(new TypeError('Need to pass a number'));
    },
  );

  test.each([[0.5], [Number.MAX_SAFE_INTEGER + 1], [Number.POSITIVE_INFINITY]])(
    'refuses %d, which is not exact',
    (value) => {
      expect(() => formatMoney(value, 'RUB', 'ru')).toThrow(RangeError);
    },
  );

  test.each([[''], ['R$'], ['coins']])('leaves out the currency %s, which is none', (currency) => {
    expect(formatMoney(1050, currency, 'en')).toBe('10.50');
  });

  test('shows every digit of any amount in any locale', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('ru', 'en', 'it', 'pt-BR'), (minor, tag) => {
        const digits = digitsOf(formatMoney(minor, 'EUR', tag)).replace(/^0+(?=\d{3})/, '');
        expect(digits).toBe(String(Math.abs(minor)).padStart(3, '0'));
      }),
      cases,
    );
  });
});

describe('formatPoints', () => {
  test.each([
    [15_000, '1.5'],
    [1, '0.0001'],
    [20_000, '2'],
    [-5000, '-0.5'],
  ])('shows %d parts as %s', (parts, text) => {
    expect(formatPoints(parts, 'en')).toBe(text);
  });
});

describe('parseMinor', () => {
  test.each([
    ['4.35', 435],
    ['1,5', 150],
    ['1 234,56', 123_456],
    ['1\u00a0234\u202f567.8', 123_456_780],
    ['1.234,56', 123_456],
    ['1,234,567.89', 123_456_789],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  test.each([
    [''],
    ['.'],
    [','],
    ['-5'],
    ['+5'],
    ['1.005'],
    ['1,234'],
    ['1e3'],
    ['0x10'],
    ['Infinity'],
    ['NaN'],
    ['12a'],
    ['1.2.3'],
    ['1,23,45'],
    ['.5'],
    ['5.'],
    ['90071992547409.92'],
    ['9'.repeat(400)],
    ['١٢'],
    ['１２'],
    ['<b>5</b>'],
  ])('refuses %s', (text) => {
    expect(parseMinor(text)).toBeNull();
  });

  test('reads back any amount that an input shows', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (minor) => {
        expect(parseMinor(minorToInput(minor))).toBe(minor);
      }),
      cases,
    );
  });

  test('gives a whole exact amount or nothing for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.,' +-]{0,24}$/)),
        (text) => {
          const minor = parseMinor(text);
          expect(minor === null || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
        },
      ),
      cases,
    );
  });
});
