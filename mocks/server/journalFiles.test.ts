import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureSession, getHash, getJournal, type Journal } from '../generated/control/client.ts';
import { createControlClient } from '../workbench/client.ts';
import { readOptions } from './options.ts';
import { startServer, type MockHttpServer } from './serve.ts';

let folder = '';
const servers: MockHttpServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journals-'));
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<MockHttpServer> {
  const server = await startServer(readOptions(['--port', '0', '--frozen', '--no-panel', '--data', folder]));
  servers.push(server);
  return server;
}

const clientOf = ({ url }: MockHttpServer, session: string) => createControlClient({ url, session });

/** Two sessions, each with its own player and money. */
async function play(server: MockHttpServer): Promise<string[]> {
  await configureSession({ user: 'vip', do: 'deposit:500,advance:PT2H' }, clientOf(server, 'anna'));
  await configureSession(
    { user: 'player', brand: 'samba', do: 'spin:golden-harvest*3' },
    clientOf(server, 'boris'),
  );
  return hashesOf(server);
}

async function hashesOf(server: MockHttpServer): Promise<string[]> {
  const [anna, boris] = [await getHash(clientOf(server, 'anna')), await getHash(clientOf(server, 'boris'))];
  return [anna.hash, boris.hash];
}

/** Waits until the session's file holds everything that was done. */
async function untilSaved(server: MockHttpServer, session: string): Promise<void> {
  const { commands, end } = await getJournal(clientOf(server, session));
  const path = join(folder, `${session}.json`);
  const isSaved = (): boolean => {
    if (!existsSync(path)) return false;
    // The cast is safe: the server wrote the file.
    const saved = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    return saved.commands.length === commands.length && saved.end === end;
  };
  await vi.waitUntil(isSaved, { timeout: 10_000 });
}

test('sessions survive a restart of the server', async () => {
  const before = await play(await start());
  await servers.pop()?.close();
  expect(await hashesOf(await start())).toEqual(before);
});

test('sessions survive a crash, even in the middle of writing a file', async () => {
  const running = await start();
  const before = await play(running);
  for (const session of ['anna', 'boris']) await untilSaved(running, session);
  writeFileSync(join(folder, 'anna.json.new'), '{"format":1,"seed":"ca');
  expect(await hashesOf(await start())).toEqual(before);
});

test('a damaged file leads to a new world and a warning', async () => {
  const [anna] = await play(await start());
  await servers.pop()?.close();
  const path = join(folder, 'anna.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 100));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [again] = await hashesOf(await start());
  expect(again).not.toBe(anna);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('session anna begins anew'));
});
