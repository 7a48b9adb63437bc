// The server caches the bytes of constant answers. No request may get the bytes of another answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configureSession } from '../generated/control/client.ts';
import { createControlClient } from '../workbench/client.ts';
import { readOptions } from './options.ts';
import { startServer, type MockHttpServer } from './serve.ts';

let mock: MockHttpServer;
beforeAll(async () => {
  mock = await startServer(readOptions(['--port', '0', '--frozen', '--now', '2026-01-14T12:00:00Z']));
});
afterAll(() => mock.close());

const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${mock.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })).text();

test('an answer that was sent before is sent again unchanged, whole or compressed', async () => {
  const first = await read('/json-api/v2/categories');
  expect(JSON.parse(first)).toHaveProperty('data');
  expect(await read('/json-api/v2/categories')).toBe(first);
  expect(await read('/json-api/v2/categories', { 'accept-encoding': 'br' })).toBe(first);
  expect(await read('/json-api/v2/categories', { 'accept-language': 'en' })).not.toBe(first);
});

test('an answer that a scenario changes gets its own bytes, and only while the scenario is active', async () => {
  const client = createControlClient({ url: mock.url, session: 'faulty' });
  const list = () => read('/json-api/v2/categories', { 'x-mock-session': 'faulty' });
  const whole = await list();
  for (const fault of ['fault_malformed_json', 'fault_nulls', 'fault_html']) {
    await configureSession({ scenario: `listCategories.${fault}` }, client);
    expect(await list(), fault).not.toBe(whole);
    await configureSession({ scenario: '' }, client);
    expect(await list(), fault).toBe(whole);
  }
});
