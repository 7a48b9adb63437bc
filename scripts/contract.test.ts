// Tests `npm run test:contract -- --url=…` against a fake backend, with two operations only.
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './run.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function testServer(answer: { status: number; body: unknown }, ...args: readonly string[]) {
  const started = createServer((_, response) => {
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const url = `http://127.0.0.1:${String((started.address() as AddressInfo).port)}`;
  const child = spawn(
    process.execPath,
    [
      join(root, 'scripts/contract.ts'),
      `--url=${url}`,
      ...args,
      'tests/contract/contract.test.ts',
      '-t',
      '^(getLastBet|chooseNickname) ',
    ],
    { cwd: root, env: { ...process.env, NO_COLOR: '1' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const row = (name: string): string => output.split('\n').find((line) => line.includes(name)) ?? '';
  return { status, row };
}

test('the contract test reports each test of another server as passed, or as skipped with the reason', async () => {
  const unauthorized = { status: 401, body: { errors: [{ code: 'unauthorized' }] } };
  const { status, row } = await testServer(unauthorized);
  expect(status).toBe(0);
  expect(row('getLastBet > answers 401')).toContain('✓');
  expect(row('getLastBet > its request examples get described')).toContain('[needs --token]');
  expect(row('getLastBet > its request examples succeed')).toContain('which only the mock can make]');
});

test('the contract test fails if the server breaks the API description, and skips requests that may change data', async () => {
  const { status, row } = await testServer({ status: 200, body: { data: { amount: 'five' } } }, '--token=x');
  expect(status).toBe(1);
  expect(row('getLastBet > its request examples get described')).toMatch(/[×✗]/);
  expect(row('getLastBet > answers 401')).toMatch(/[×✗]/);
  expect(row('chooseNickname > refuses each broken request')).toContain(
    '[may change data, so it needs --writes]',
  );
});
