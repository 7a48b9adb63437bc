import { expect, test } from 'vitest';
import { readErrors } from '../generation/errors.ts';
import { readDescription } from '../lint/description.ts';
import { root } from '../run.ts';
import { forReaders } from './forReaders.ts';

const { description } = readDescription(root);
const readable = forReaders(description, readErrors(root).codes);
const operations = Object.values(readable.paths).flatMap((methods) => Object.values(methods));
const textOf = (id: string): string =>
  operations.find(({ operationId }) => operationId === id)?.description ?? '';

test('each call explains its own errors after what it does', () => {
  const text = textOf('joinTournament');
  expect(text).toMatch(/^Takes a seat/);
  expect(text).toContain(
    '| 402 | `insufficient_compoint_balance` | There are not enough compoints. Has `missingAmount`. | Say how many are missing and how to earn them. |',
  );
});

test('errors of any call are explained once, at the top', () => {
  expect(readable.info.description).toContain('| any | `server_error` |');
  expect(operations.filter((operation) => operation.description?.includes('`server_error`'))).toEqual([]);
});

test('no row lacks its meaning', () => {
  const rows = operations.flatMap(({ description: text = '' }) => text.match(/^\| \d{3} .*$/gm) ?? []);
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
});
