import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSeparator, readDecimal, tidyDecimal, writeDecimal, type DecimalRules } from './decimal.ts';

const money: DecimalRules = { separator: ',', digits: 2, allowsNegative: false };
const minor = (typed: string): number | null => readDecimal(tidyDecimal(typed, money) ?? '', 2);

describe('a typed amount', () => {
  it.each([
    ['4.35', '4,35'],
    ['4,35', '4,35'],
    ['12.', '12,'],
    [',5', '0,5'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
  ])('%s becomes %s', (typed, shown) => {
    expect(tidyDecimal(typed, money)).toBe(shown);
  });
  it.each(['4.355', 'abc', '1-2', '--5', '-5', '1e5', '1,2.3,4', '9007199254740993'])(
    '%s is rejected, so that the field keeps its text',
    (typed) => {
      expect(tidyDecimal(typed, money)).toBeNull();
    },
  );
  it('is converted to minor units without a floating-point error', () => {
    expect([minor('4.35'), minor('1.1'), minor('0.29'), minor('90071992547409,91')]).toEqual([
      435, 110, 29, 9_007_199_254_740_991,
    ]);
  });
  it('is null if it contains no digit', () => {
    expect([minor(''), readDecimal('-', 2), readDecimal('12,', 2)]).toEqual([null, null, 1200]);
  });
});

describe('a pasted amount', () => {
  it.each([
    ['1 234,56 ₽', 123_456],
    ['1\u00a0234,56\u00a0руб.', 123_456],
    ['R$ 1.234,56', 123_456],
    ['€1,234.56', 123_456],
    ['EUR 12.50', 1250],
    ['1.234.567,8', 123_456_780],
    ['1,234,567', 123_456_700],
  ])('%s is read as %i', (pasted, parts) => {
    expect(minor(pasted)).toBe(parts);
  });
  it.each(['1,234', '12 apples and 5', '<b>5</b>', '٣٤', '1.2.3', '∞'])(
    "%s is rejected, because it is ambiguous or isn't an amount",
    (pasted) => {
      expect(tidyDecimal(pasted, money)).toBeNull();
    },
  );
});

describe('a number', () => {
  it('may be negative if that is allowed', () => {
    expect(tidyDecimal('\u22125', { ...money, allowsNegative: true })).toBe('-5');
    expect(readDecimal('-0,5', 2)).toBe(-50);
    expect(readDecimal('-0', 2)).toBe(0);
  });
  it("has no separator if decimals aren't allowed", () => {
    expect(tidyDecimal('5.', { ...money, digits: 0 })).toBeNull();
    expect(readDecimal('12', 0)).toBe(12);
    expect(writeDecimal(1200, { ...money, digits: 0 })).toBe('1200');
  });
  it('survives a round trip through its text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (parts, digits) => {
        const rules: DecimalRules = { separator: ',', digits, allowsNegative: true };
        const text = writeDecimal(parts, rules);
        expect(tidyDecimal(text, rules)).toBe(text);
        expect(readDecimal(text, digits)).toBe(parts);
      }),
    );
  });
  it('uses the separator of the language', () => {
    expect(['ru', 'en', 'it', 'pt-BR'].map(decimalSeparator)).toEqual([',', '.', ',', ',']);
  });
});
