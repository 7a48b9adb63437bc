import { expect, test } from 'vitest';
import { isoSeconds, withColons } from './duration.ts';

test('every part except the first is padded to two digits', () => {
  expect(withColons([4, 5])).toBe('4:05');
  expect(withColons([4, 5], 2)).toBe('04:05');
  expect(withColons([12, 0, 7])).toBe('12:00:07');
});

test('an ISO duration has whole seconds and is never negative', () => {
  expect(isoSeconds(75.9)).toBe('PT75S');
  expect(isoSeconds(-1)).toBe('PT0S');
});
