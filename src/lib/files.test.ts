import { expect, test } from 'vitest';
import { csvText } from './files.ts';

const rows = [
  ['Name', 'Amount'],
  ['=SUM(A1) "x"', { parts: -12_345, digits: 2 }],
  ['Points', { parts: 7, digits: 0 }],
] as const;

test('texts are quoted and can’t be formulas, and numbers are exact', () => {
  expect(csvText(rows, 'en')).toBe('\uFEFF"Name","Amount"\r\n"\'=SUM(A1) ""x""",-123.45\r\n"Points",7\r\n');
});

test('cells are separated by semicolons if the language has a decimal comma', () => {
  expect(csvText(rows, 'ru').split('\r\n')[1]).toBe('"\'=SUM(A1) ""x""";-123,45');
});
