import { expect, test } from 'vitest';
import { ageOf, ageText } from './age.ts';

const MINUTE = 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [0, { value: 0, unit: 'minute' }],
  [59 * MINUTE, { value: 59, unit: 'minute' }],
  [60 * MINUTE, { value: 1, unit: 'hour' }],
  [35 * 60 * MINUTE, { value: 1, unit: 'day' }],
  // By calendar days, this instant is two days ago, although less than 48 hours have passed.
  [47 * 60 * MINUTE, { value: 2, unit: 'day' }],
  [7 * 1440 * MINUTE, { value: 7, unit: 'day' }],
  [7 * 1440 * MINUTE + 1, null],
  [-5 * MINUTE, { value: 0, unit: 'minute' }],
])('a notice from %d ms ago has the age %o', (passed, age) => {
  expect(ageOf(now - passed, now)).toEqual(age);
});

test('an age is worded as usual in each language', () => {
  expect(ageText({ value: 1, unit: 'day' }, 'ru')).toBe('вчера');
  expect(ageText({ value: 5, unit: 'hour' }, 'pt-BR')).toBe('há 5 h');
});
