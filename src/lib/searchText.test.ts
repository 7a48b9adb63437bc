import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cyrillize, foldText, queryVariants, romanize, swapKeyboardLayout } from './searchText.ts';

describe('foldText', () => {
  test.each([
    ['  Café   NOIR ', 'cafe noir'],
    ['Ёлка', 'елка'],
    ['ЙОД', 'йод'],
    ['ＦＵＬＬ', 'full'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('queryVariants', () => {
  test.each([
    ['ыдщеы', 'slots'],
    ['ckjns', 'слоты'],
    ['книга', 'kniga'],
    ['kniga', 'книга'],
    ['слотс', 'slots'],
    ['Slots', 'slots'],
  ])('of %j include %j', (query, meant) => {
    expect(queryVariants(query)).toContain(meant);
  });

  test('begin with the typed text, and are empty for an empty query', () => {
    expect(queryVariants(' Book ')[0]).toBe('book');
    expect(queryVariants('   ')).toEqual([]);
  });

  test('are at most three, and all different, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const variants = queryVariants(text);
        expect(variants.length).toBeLessThanOrEqual(3);
        expect(new Set(variants).size).toBe(variants.length);
      }),
      { numRuns: 2000 },
    );
  });
});

test('swapping the keyboard layout twice restores the text', () => {
  expect(swapKeyboardLayout(swapKeyboardLayout('book of sun'))).toBe('book of sun');
});

test('converting Cyrillic to Latin letters and back restores the text', () => {
  expect(romanize('щука')).toBe('schuka');
  expect(cyrillize('schuka')).toBe('щука');
});
