import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cyrillize, foldText, queryVariants, romanize, swapKeyboardLayout } from './searchText.ts';

describe('foldText', () => {
  test.each([
    ['  Café   NOIR ', 'cafe noir'],
    ['Ёлка', 'елка'],
    ['ЙОД', 'йод'],
    ['ＦＵＬＬ', 'full'],
  ])('%j is %j', (text, folded) => {
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
  ])('%j may mean %j', (query, meant) => {
    expect(queryVariants(query)).toContain(meant);
  });

  test('begin with what was typed, and an empty query means nothing', () => {
    expect(queryVariants(' Book ')[0]).toBe('book');
    expect(queryVariants('   ')).toEqual([]);
  });

  test('are few, folded and different for any text', () => {
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

test('the layout swaps back and forth', () => {
  expect(swapKeyboardLayout(swapKeyboardLayout('book of sun'))).toBe('book of sun');
});

test('romanization and back keep the sound', () => {
  expect(romanize('щука')).toBe('schuka');
  expect(cyrillize('schuka')).toBe('щука');
});
