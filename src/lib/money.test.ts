import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalSeparator, readDecimal, tidyDecimal } from './decimal.ts';
import { formatMoney, formatPoints } from './money.ts';

const cases = { numRuns: 10_000 };
/** Replaces the non-breaking spaces that Intl writes. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('formatMoney', () => {
  test.each([
    [0, 'RUB', 'ru', '0,00 ₽'],
    [1, 'RUB', 'ru', '0,01 ₽'],
    [123_456_789, 'RUB', 'ru', '1 234 567,89 ₽'],
    [-150, 'EUR', 'it', '\u22121,50 €'],
    [200_000, 'BRL', 'pt-BR', 'R$ 2.000,00'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
    [-0, 'USD', 'en', '$0.00'],
  ])('shows %d %s in %s', (minor, currency, tag, text) => {
    expect(plain(formatMoney(minor, currency, tag))).toBe(text);
  });

  test.each([[Number.NaN], ['100'], [null], [undefined], [{}], [10n]])(
    'refuses %s because it is not a number',
    (value) => {
      // Untyped data may hold values of any type at run time.
      const format: (minor: never, currency: string, tag: string) => string = formatMoney;
      expect(() => format(value as never, 'RUB', 'ru')).toThrow(new TypeError('Need to pass a number'));
    },
  );

  test.each([[0.5], [Number.MAX_SAFE_INTEGER + 1], [Number.POSITIVE_INFINITY]])(
    'refuses %d because it is not a safe integer',
    (value) => {
      expect(() => formatMoney(value, 'RUB', 'ru')).toThrow(RangeError);
    },
  );

  test.each([[''], ['R$'], ['coins']])(
    'omits the currency %s because it is not a currency code',
    (currency) => {
      expect(formatMoney(1050, currency, 'en')).toBe('10.50');
    },
  );

  const currencies = fc.constantFrom('RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL');
  const tags = fc.constantFrom('ru', 'en', 'it', 'pt-BR');
  /** Includes negative and huge amounts, and those near zero, where signs and leading zeros break. */
  const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000, max: 1_000 }));

  test('shows every digit of any amount, in any currency and locale', () => {
    fc.assert(
      fc.property(amounts, currencies, tags, (minor, currency, tag) => {
        const digits = digitsOf(formatMoney(minor, currency, tag)).replace(/^0+(?=\d{3})/, '');
        expect(digits).toBe(String(Math.abs(minor)).padStart(3, '0'));
      }),
      cases,
    );
  });

  test('shows a minus sign for negative amounts only', () => {
    fc.assert(
      fc.property(amounts, currencies, tags, (minor, currency, tag) => {
        expect(/[-\u2212]/.test(formatMoney(minor, currency, tag))).toBe(minor < 0);
      }),
      cases,
    );
  });

  test('shows text that can be typed into a field again without rounding', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), currencies, tags, (minor, currency, tag) => {
        const figure = formatMoney(minor, currency, tag).replace(/[^\d.,\s]/g, '');
        const rules = { separator: decimalSeparator(tag), digits: 2, allowsNegative: false };
        expect(readDecimal(tidyDecimal(figure, rules) ?? '', rules.digits)).toBe(minor);
      }),
      cases,
    );
  });

  test('shows different amounts as different texts', () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, tags, (one, other, currency, tag) => {
        const isAlike = formatMoney(one, currency, tag) === formatMoney(other, currency, tag);
        expect(isAlike).toBe(one === other || (one === 0 && other === 0));
      }),
      cases,
    );
  });

  test('refuses any value that is not a safe integer', () => {
    // Untyped data may hold values of any type at run time.
    const format: (minor: never, currency: string, tag: string) => string = formatMoney;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything().filter((value) => typeof value !== 'number'),
          fc.constant(Number.NaN),
        ),
        currencies,
        tags,
        (value, currency, tag) => {
          expect(() => format(value as never, currency, tag)).toThrow(new TypeError('Need to pass a number'));
        },
      ),
      cases,
    );
    fc.assert(
      fc.property(
        fc.double().filter((value) => !Number.isNaN(value) && !Number.isSafeInteger(value)),
        currencies,
        tags,
        (value, currency, tag) => {
          expect(() => formatMoney(value, currency, tag)).toThrow(RangeError);
        },
      ),
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
  ])('shows %d ten-thousandths of a point as %s', (parts, text) => {
    expect(formatPoints(parts, 'en')).toBe(text);
  });
});
