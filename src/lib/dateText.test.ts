import { expect, test } from 'vitest';
import { dateText, dateTimeText } from './dateText.ts';

const local = (text: string): number => new Date(text).getTime();

test('a date is dd.mm.yy, a time hh:mm:ss', () => {
  expect(dateText(local('2026-03-05T01:02:03'))).toBe('05.03.26');
  expect(dateTimeText(local('2026-11-20T13:05:09'))).toBe('20.11.26, 13:05:09');
  expect(dateTimeText(local('2009-12-31T23:59:59'))).toBe('31.12.09, 23:59:59');
});

test('a date that is missing is shown by dashes', () => {
  expect(dateText(null)).toBe('__.__.__');
  expect(dateTimeText(null)).toBe('__.__.__');
});
