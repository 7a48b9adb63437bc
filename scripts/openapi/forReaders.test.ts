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

test('each operation explains its own errors after its description', () => {
  const text = textOf('joinTournament');
  expect(text).toMatch(/^Takes a seat/);
  expect(text).toContain(
    '- **402** `insufficient_compoint_balance`: There are not enough compoints. Has `data.missingAmount`. *Client:* Say how many are missing and how to earn them.',
  );
});

test('errors that any operation can return are explained once, at the top', () => {
  expect(readable.info.description).toContain('- `server_error`: The server failed.');
  expect(operations.filter((operation) => operation.description?.includes('`server_error`'))).toEqual([]);
});

test('every error says what it means and what the client does', () => {
  const rows = operations.flatMap(({ description: text = '' }) => text.match(/^- \*\*\d{3}\*\* .*$/gm) ?? []);
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => !/`: .{8,} \*Client:\* .{8,}/.test(row))).toEqual([]);
});

test('error codes and names of operations are formatted as code in texts', () => {
  expect(textOf('joinTournament')).toContain('A refusal with `max_member_limit_reached` puts');
  expect(textOf('verifyPhone')).toContain('then offers `resendPhoneCode`.');
  expect(textOf('listGifts')).not.toContain('``');
});
