import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readOptions } from '../server/options.ts';
import { startServer, type MockHttpServer } from '../server/serve.ts';
import { configureSession, getSession, moveClock } from '../generated/control/client.ts';
import { brands } from '../world/settings.ts';
import { createCommandLine } from './cli.ts';
import { createControlClient } from './client.ts';
import { createMcpServer } from './mcpServer.ts';
import { tools } from './tools.ts';
import { trigger, triggerNames } from './triggers.ts';

let folder = '';
let mock: MockHttpServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casino-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  mock = await startServer(
    readOptions(['--port', '0', '--serve', folder, '--now', '2026-01-14T12:00:00Z', '--frozen']),
  );
}, 60_000);
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** The response to a call that a player makes after opening the link. */
async function callAfter(
  link: string,
  method: string,
  path: string,
): Promise<{ status: number; text: string }> {
  const session = { 'x-mock-session': `visitor-${Math.abs(link.length)}` };
  const opened = await fetch(link, { headers: { ...session, accept: 'text/html' } });
  const token = /(?:^|, )token=([^;]+)/.exec(opened.headers.getSetCookie().join(', '))?.[1] ?? '';
  const headers = { ...session, authorization: `Bearer ${decodeURIComponent(token)}` };
  const response = await fetch(new URL(path, mock.url), { method, headers });
  return { status: response.status, text: await response.text() };
}

describe('an assistant', () => {
  async function connect(session: string): Promise<(name: string, input?: object) => Promise<string>> {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const assistant = new Client({ name: 'test', version: '1.0.0' });
    const server = createMcpServer(createControlClient({ url: mock.url, session }));
    await Promise.all([server.connect(there), assistant.connect(here)]);
    return async (name, input = {}) => {
      const { content } = await assistant.callTool({ name, arguments: { ...input } });
      const [{ text }] = content as [{ text: string }];
      return text;
    };
  }

  test('reaches a documented error in three calls, and its link reproduces it', async () => {
    const call = await connect('assistant');
    await call('open', { user: 'vip', brand: 'samba', locale: 'br', now: '2026-02-01T10:00:00Z' });
    await call('fail', { operation: 'joinTournament', outcome: 'max_member_limit_reached' });
    const link = JSON.parse(await call('link', { path: '/tournaments/no-way-back' })) as string;
    expect(link).toContain('brand=samba&locale=br');
    const joined = await callAfter(link, 'POST', '/json-api/v2/tournaments/no-way-back/members');
    expect(joined.text).toContain('max_member_limit_reached');
  });
  test('can trigger a declined payout, and its link shows it', async () => {
    const call = await connect('payout');
    await call('open', { user: 'vip' });
    const before = JSON.parse(await call('status')) as { now: string };
    const after = JSON.parse(await call('trigger', { event: 'payout.declined' })) as {
      now: string;
      screen: string;
    };
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(30 * 60_000);
    const link = JSON.parse(await call('link', { path: after.screen })) as string;
    expect(link).toContain('/cashbox?tab=history&of=payouts');
    const { text } = await callAfter(link, 'GET', '/json-api/treasury/user/payouts?limit=1&page=1');
    expect(text).toContain('"status":"declined"');
  });
  test('leaves the world unchanged if a triggered event is refused', async () => {
    const call = await connect('refused');
    await call('open', { user: 'vip' });
    const before = [await call('status'), await call('steps')];
    expect(await call('trigger', { event: 'payout.declined', user: 'newcomer' })).toContain('try --user vip');
    const [status, steps] = [await call('status'), await call('steps')];
    expect(status).toBe(before[0]);
    expect(JSON.parse(steps)).toMatchObject({
      position: (JSON.parse(before[1] ?? '') as { position: number }).position,
    });
  });
  test("acts as the player who is logged in in the browser's session, and its link logs in the same player", async () => {
    // This call sends the browser's cookies. The assistant knows only the session's name.
    await fetch(`${mock.url}/__mock__/session`, {
      method: 'PUT',
      headers: { 'x-mock-session': 'browser' },
      body: JSON.stringify({ user: 'vip' }),
    });
    const call = await connect('browser');
    expect(JSON.parse(await call('status'))).toMatchObject({ user: 'vip' });
    expect(JSON.parse(await call('do', { verbs: ['deposit:5000'] }))).toMatchObject({ user: 'vip' });
    const link = JSON.parse(await call('link', { path: '/profile/history' })) as string;
    expect(link).toContain('mock.user=vip');
    const { text } = await callAfter(link, 'GET', '/json-api/treasury/user/deposits?limit=1&page=1');
    expect(text).toContain('500000');
  });
  test('is told why a call is refused', async () => {
    const call = await connect('refused');
    expect(await call('do', { verbs: ['deposit:1'] })).toContain('amount_too_small');
    expect(await call('fail', { operation: 'joinTournament', outcome: 'nothing' })).toContain(
      'no outcome nothing',
    );
    expect(await call('link', { path: '/', user: 'nobody' })).toContain('there is only newcomer');
    expect(await call('trigger', { event: 'the moon' })).toContain('nothing that is called the moon');
    await call('open', { user: 'player' });
    const refused = await call('trigger', { event: 'payout.paid' });
    expect(refused).toContain('verification_required; try --user vip');
    expect(await call('advance', {})).toContain('duration');
  });
});

test.each(brands)('every event can be triggered in a new session of %s', async (brand) => {
  for (const event of triggerNames) {
    const client = createControlClient({ url: mock.url, session: `${brand}-${event.replace('.', '-')}` });
    await configureSession({ brand }, client);
    const { user } = (await trigger(client, event, 1_000, undefined)) as { user: string };
    expect([event, user]).toEqual([event, event.startsWith('payout') ? 'vip' : 'player']);
  }
});

describe('a link', () => {
  test("isn't given by a server without pages, unless the site is named", async () => {
    const bare = await startServer(readOptions(['--port', '0']));
    try {
      const client = createControlClient({ url: bare.url, session: 'bare' });
      const link = tools.find(({ name }) => name === 'link');
      await expect(link?.run(client, { path: '/cashbox' })).rejects.toThrow(
        /serves no pages: give the site's URL with --page/,
      );
      const site = 'http://localhost:5173';
      expect(await link?.run(client, { path: '/cashbox', page: site })).toMatch(
        /^http:\/\/localhost:5173\/cashbox\?/,
      );
    } finally {
      await bare.close();
    }
  });
  test('with parameters is an absolute URL', async () => {
    const client = createControlClient({ url: mock.url, session: 'whole' });
    const link = await tools
      .find(({ name }) => name === 'link')
      ?.run(client, { path: '/cashbox', user: 'vip' });
    expect(link).toBe(`${mock.url}/cashbox?mock.user=vip`);
    expect((await fetch(String(link), { headers: { accept: 'text/html' } })).status).toBe(200);
  });
});

test('setting the clock to a time before the login keeps the player logged in', async () => {
  const client = createControlClient({ url: mock.url, session: 'set-back' });
  const { now } = await getSession(client);
  await moveClock({ advance: 'PT2H' }, client);
  await configureSession({ user: 'vip' }, client);
  for (const before of [Date.parse(now) + 3_600_000, Date.parse(now) - 86_400_000]) {
    expect(await moveClock({ now: before }, client)).toMatchObject({ visitor: 'vip' });
    expect(await getSession(client)).toMatchObject({ visitor: 'vip', now: new Date(before).toISOString() });
  }
});

describe('the command line', () => {
  const session = (): string[] => ['--url', mock.url, '--session', 'command-line'];
  /** Runs a command as a program. Takes a second, so most tests run the command in this process. */
  const execute = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...session(), ...args]);
  /** Runs a command in this process. */
  async function print(...args: string[]): Promise<{ stdout: string; stderr: string }> {
    const lines = { log: [] as string[], error: [] as string[] };
    const spies = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line: string) => void lines[name].push(`${line}\n`)),
    );
    try {
      await createCommandLine().parseAsync([...session(), ...args], { from: 'user' });
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    return { stdout: lines.log.join(''), stderr: lines.error.join('') };
  }
  const run = async (...args: string[]): Promise<string> => (await print(...args)).stdout;

  test('stays logged in as the player when it goes back to an earlier step', async () => {
    await run('open', '--user', 'player');
    await run('do', 'deposit:1000', 'spin:golden-harvest*2');
    const done = JSON.parse(await run('steps')) as { position: number; steps: { text: string }[] };
    expect(done.steps.filter(({ text }) => text.startsWith('spin for'))).toHaveLength(2);
    await run('steps', '1');
    expect(JSON.parse(await run('status'))).toMatchObject({ user: 'player' });
    expect(JSON.parse(await run('steps'))).toMatchObject({ position: 1 });
  });
  test('says on stderr that a link lacks the steps, and how to save them', async () => {
    await run('open', '--user', 'player', '--seed', 'long');
    await run('do', 'favourite:golden-harvest');
    expect((await print('link')).stderr).toBe('');
    await run(
      'do',
      ...Array.from({ length: 60 }, (_, index) => `deposit:${String(500 + index * 7)}:declined`),
    );
    const { stdout, stderr } = await print('link');
    expect(stdout).toMatch(/^http\S+\n$/);
    expect(stdout).not.toContain('mock.journal');
    expect(stderr).toContain('journal --file journal.json');
  });
  test('resets the world to the settings that it was opened with', async () => {
    const settings = ['--user', 'vip', '--seed', 'again', '--scenario', 'login.wrong_credentials:1'];
    const begun = await run('open', ...settings, '--now', '2026-03-01T00:00:00Z');
    await run('pass');
    await run('advance', 'P1D');
    await run('open', '--user', 'player');
    expect(await run('status')).not.toBe(begun);
    expect(await run('reset')).toBe(begun);
    expect(await run('status')).toBe(begun);
  });
  test('names the missing or unknown arguments of a command', async () => {
    await expect(execute('advance')).rejects.toThrow(/missing required argument 'duration'/);
    await expect(execute('do', 'fly')).rejects.toThrow(/there is only deposit/);
    expect((await execute('fail', '--help')).stdout).toContain('--after <after>');
  });
});
