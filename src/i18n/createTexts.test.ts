import { describe, expect, it } from 'vitest';
import { createTexts, withElidedArticles } from './createTexts.ts';

describe('Italian articles before figures', () => {
  it.each([
    ['In pausa fino al 8 dicembre', 'In pausa fino all’8 dicembre'],
    ['Il 11 dicembre', 'L’11 dicembre'],
    ['dal 8,5% al 80%', 'dall’8,5% all’80%'],
    ['il 11.000° posto', 'l’11.000° posto'],
    ['il 18 dicembre', 'il 18 dicembre'],
    ['al 1100° posto', 'al 1100° posto'],
    ['dalle 8 alle 11', 'dalle 8 alle 11'],
    ['Abril 8', 'Abril 8'],
  ])('%s: %s', (text, expected) => {
    expect(withElidedArticles(text)).toBe(expected);
  });
});

describe('the formatter', () => {
  const id = 'common.action.close';
  const until = {
    [id]: [
      { type: 0, value: 'fino al ' },
      { type: 1, value: 'day' },
    ],
  } as const;
  it.each([
    ['it', 'fino all’11 dicembre'],
    ['br', 'fino al 11 dicembre'],
  ] as const)('shortens articles only in Italian: %s', (locale, expected) => {
    // The cast is safe: these are a message's compiled parts.
    const texts = createTexts(locale, until as unknown as Parameters<typeof createTexts>[1]);
    expect(texts.formatMessage({ id }, { day: '11 dicembre' })).toBe(expected);
  });
});
