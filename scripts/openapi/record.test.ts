// Records the mock server as if it were a real backend.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type MockHttpServer } from '#mocks/server/serve.ts';
import { root } from '../run.ts';

let server: MockHttpServer;
const folder = mkdtempSync(join(tmpdir(), 'recorded-'));

beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    seed: '42',
    now: Date.parse('2026-11-20T12:00:00Z'),
    frozen: true,
    latency: 0,
    brand: 'aurora',
    serve: undefined,
    check: true,
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

function record(...args: readonly string[]): Promise<{ status: number | null; errors: string }> {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/openapi/record.ts'), '--api', server.url, '--out', folder, ...args],
    { cwd: root },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, errors }));
  });
}

const written = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('writes the responses of the chosen operations without personal data', async () => {
  const { status, errors } = await record(
    '--persona',
    'player',
    'getProfile',
    'getWebimVisitor',
    'listSessions',
  );
  expect({ status, errors: errors.match(/differs|answers/g) }).toEqual({ status: 0, errors: null });
  const text = written('profile.yaml') + written('chat.yaml');
  expect(text).toContain('getProfile:');
  expect(text).toContain('getWebimVisitor:');
  for (const secret of [
    'Алина',
    'Зорина',
    'player@example.test',
    '61491570156',
    'northern_fox',
    '1002',
    'Северная',
  ])
    expect(text, secret).not.toContain(secret);
});

test('without a token, calls only public operations', async () => {
  const { status } = await record('--tag', 'levels');
  expect(status).toBe(0);
  expect(written('levels.yaml')).toMatch(/^listLevels:/);
  expect(written('levels.yaml')).not.toContain('getUserLevel');
});

test('without --writes, refuses an operation that may change data', async () => {
  const { status, errors } = await record('joinTournament');
  expect(status).toBe(2);
  expect(errors).toContain('joinTournament may change something, so it needs --writes');
});
