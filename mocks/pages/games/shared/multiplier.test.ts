import { expect, test } from 'vitest';
import { multiplierIn } from './multiplier.ts';

test.each([
  ['ru', '1,50'],
  ['it', '1,50'],
  ['br', '1,50'],
  ['en', '1.50'],
])("a multiplier has the decimal sign of the player's language: %s", (locale, text) => {
  expect(multiplierIn(locale)(1.5)).toBe(text);
});

test('a whole multiplier among the choices is shown without decimals', () => {
  expect([1.2, 2].map((target) => multiplierIn('br')(target, 0))).toEqual(['1,2', '2']);
});
