import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  configureSession,
  getJournalLink,
  getSession,
  goToStep,
  listRequests,
  listSteps,
  moveClock,
  performVerbs,
  resetWorld,
} from '../generated/control/client.ts';
import { createControlClient } from '../workbench/client.ts';
import { readOptions } from './options.ts';
import { startServer, type MockHttpServer } from './serve.ts';

const inlineScript = "document.documentElement.dataset.early = 'yes'";
let folder = '';
let mock: MockHttpServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casino-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script>${inlineScript}</script><script type="module" src="/assets/main-abcd1234.js"></script>`,
  );
  writeFileSync(join(folder, 'assets/main-abcd1234.js'), `console.log('${'x'.repeat(2_000)}');`);
  mock = await startServer(
    readOptions(['--port', '0', '--serve', folder, '--now', '2026-01-14T12:00:00Z', '--frozen']),
  );
}, 60_000);

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

const json = async (path: string, options: RequestInit = {}): Promise<Record<string, unknown>> =>
  (await fetch(`${mock.url}${path}`, options)).json() as Promise<Record<string, unknown>>;
const inSession = (
  id: string,
  options: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): RequestInit => ({
  ...options,
  headers: { 'x-mock-session': id, ...options.headers },
});
const clientOf = (session: string) => createControlClient({ url: mock.url, session });
const openPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}${path}`, { headers: { accept: 'text/html', ...headers } });

describe('the build', () => {
  test('a page is isolated from another site that opened it, but not if the URL was typed', async () => {
    const policy = async (site: string) => {
      const { headers } = await openPage('/', { 'sec-fetch-site': site });
      return [headers.get('cross-origin-opener-policy'), headers.get('vary')];
    };
    expect(await policy('cross-site')).toEqual(['same-origin', expect.stringContaining('sec-fetch-site')]);
    expect(await policy('none')).toEqual([null, expect.stringContaining('sec-fetch-site')]);
  });

  test('a page has its content type and security headers, which allow its own inline scripts', async () => {
    const response = await openPage('/tournaments/night-race');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('hashed files are cached forever, pages are revalidated', async () => {
    const script = await fetch(`${mock.url}/assets/main-abcd1234.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect((await script.text()).length).toBeGreaterThan(2_000);
    const etag = (await openPage('/')).headers.get('etag') ?? '';
    expect((await openPage('/', { 'if-none-match': etag })).status).toBe(304);
  });

  test('a missing chunk answers 404 instead of a page', async () => {
    expect((await fetch(`${mock.url}/assets/gone-12345678.js`)).status).toBe(404);
  });

  test('paths outside the folder answer 404', async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(mock.url);
      httpRequest({ host: '127.0.0.1', port, path: '/../../../../etc/passwd.txt' }, (response) =>
        resolve(response.statusCode),
      ).end();
    });
    expect(status).toBe(404);
  });
});

describe('the panel', () => {
  test('is loaded by a page from this server, as the CSP allows', async () => {
    const page = await openPage('/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const loader = /<script src="(\/__mock__\/[\w-]+\.js)" defer>/.exec(await page.text())?.[1] ?? '';
    for (const path of [loader, '/__mock__/panel.js']) {
      const script = await fetch(`${mock.url}${path}`);
      expect(script.headers.get('content-type')).toContain('text/javascript');
    }
  });

  test('sets the clock and shows who is logged in', async () => {
    const { refreshToken } = await configureSession({ user: 'vip' }, clientOf('paneled'));
    await moveClock({ now: Date.parse('2026-03-01T00:00:00Z') }, clientOf('paneled'));
    const cookie = `refreshToken=${refreshToken}`;
    expect(await json('/__mock__/session', inSession('paneled', { headers: { cookie } }))).toMatchObject({
      visitor: 'vip',
      now: '2026-03-01T00:00:00.000Z',
    });
    // A tool knows the session's name, but doesn't have the browser's cookies.
    expect(await json('/__mock__/session', inSession('paneled'))).toMatchObject({ visitor: 'vip' });
    expect(await json('/__mock__/session', inSession('nobody'))).toMatchObject({ visitor: 'guest' });
  });
});

describe('sessions', () => {
  test('a page opens a session, applies its link and signs the persona in', async () => {
    const response = await openPage('/?mock.user=vip&mock.seed=42&brand=samba');
    const cookies = response.headers.getSetCookie();
    const session = /^mock-session=([\w-]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    const token = cookies.map((cookie) => /^token=([^;]+)/.exec(cookie)?.[1]).find(Boolean);
    expect(await json('/__mock__/session', inSession(session))).toMatchObject({
      seed: '42',
      brand: 'samba',
      frozen: true,
    });
    const recent = await fetch(
      `${mock.url}/json-api/v2/games/recent`,
      inSession(session, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(recent.status).toBe(200);
  });

  test('reloading the same link keeps the world', async () => {
    const open = () => openPage('/?mock.seed=7', { cookie: 'mock-session=again' });
    await open();
    await fetch(
      `${mock.url}/json-api/players/phones/verify`,
      inSession('again', { method: 'POST', body: JSON.stringify({ phone: '61491570999' }) }),
    );
    await open();
    expect(await json('/__mock__/inbox', inSession('again'))).toMatchObject({
      data: [{ kind: 'sms', to: '61491570999' }],
    });
    expect(await json('/__mock__/inbox?to=+61491570999', inSession('again'))).toMatchObject({
      data: [{ kind: 'sms' }],
    });
    expect(await json('/__mock__/inbox?to=nobody@example.test', inSession('again'))).toEqual({ data: [] });
  });

  test('resetting the world of a link restores its player, clock and used-up scenarios', async () => {
    const cookie = 'mock-session=start-over';
    const open = (link: string) => openPage(link, { cookie });
    const session = () => json('/__mock__/session', { headers: { cookie } });
    const moment = '2026-02-01T08:00:00.000Z';
    const link = `/?mock.user=newcomer&mock.now=${moment}&mock.scenario=listWinners.server_error:1:after=1`;
    await open(link);
    const begun = await session();
    for (const expected of [200, 500, 200])
      expect((await fetch(`${mock.url}/api/winners`, { headers: { cookie } })).status).toBe(expected);
    await moveClock({ advance: 'P2D' }, clientOf('start-over'));
    await open(link);
    expect(await session(), 'the same link keeps the world').toMatchObject({ scenarios: [] });
    const response = await fetch(`${mock.url}/__mock__/reset`, { method: 'POST', headers: { cookie } });
    expect(response.headers.getSetCookie().join()).toMatch(/refreshToken=\w/);
    expect(await response.json()).toMatchObject({
      visitor: 'newcomer',
      now: moment,
      scenarios: begun['scenarios'],
    });
  });

  test("resetting a world without a link restores the server's settings, for a guest", async () => {
    const client = clientOf('no-link');
    await configureSession({ user: 'vip', scenario: 'state.no_gifts', latency: 5 }, client);
    await moveClock({ advance: 'P2D' }, client);
    expect(await resetWorld(client)).toMatchObject({
      visitor: 'guest',
      now: '2026-01-14T12:00:00.000Z',
      frozen: true,
      latency: 0,
      scenarios: [],
    });
  });

  test('resetting the world of a link with a journal replays the journal', async () => {
    const sender = clientOf('sender');
    await configureSession({ user: 'player', now: '2026-02-01T08:00:00Z' }, sender);
    await performVerbs({ do: 'favourite:golden-harvest' }, sender);
    const { packed } = await getJournalLink(sender);
    await openPage(`/?mock.journal=${packed ?? ''}`, { cookie: 'mock-session=receiver' });
    const receiver = clientOf('receiver');
    const { steps } = await listSteps(receiver);
    await goToStep({ to: 0 }, receiver);
    expect(await resetWorld(receiver)).toMatchObject({ visitor: 'player' });
    expect((await listSteps(receiver)).steps).toEqual(steps);
    expect((await listSteps(receiver)).position).toBe(steps.length);
  });

  test('a link’s scenarios apply after its journal has been replayed', async () => {
    const scenario = 'login.wrong_credentials:1';
    const sender = clientOf('used-up');
    await configureSession({ user: 'player', now: '2026-02-01T08:00:00Z' }, sender);
    await performVerbs({ do: 'favourite:golden-harvest' }, sender);
    const { packed } = await getJournalLink(sender);
    const link = `/?mock.scenario=${scenario}&mock.journal=${packed ?? ''}`;
    await openPage(link, { cookie: 'mock-session=repeats' });
    const { scenarios } = await getSession(clientOf('repeats'));
    expect(scenarios.map(({ text }) => text)).toEqual([scenario]);
  });

  test('are isolated', async () => {
    await json(
      '/__mock__/session',
      inSession('one', { method: 'PUT', body: JSON.stringify({ scenario: 'state.maintenance' }) }),
    );
    expect((await fetch(`${mock.url}/json-api/v2/games`, inSession('one'))).status).toBe(503);
    expect((await fetch(`${mock.url}/json-api/v2/games`, inSession('two'))).status).toBe(200);
  });

  test.each([
    { 'x-mock-session': 'a b' },
    { 'x-mock-session': '' },
    { 'x-mock-session': 'x'.repeat(65) },
    { cookie: 'mock-session=../common' },
  ])('%o is rejected instead of using the common session', async (headers) => {
    const control = await fetch(`${mock.url}/__mock__/session`, { headers });
    expect(control.status).toBe(400);
    expect(await control.json()).toMatchObject({
      error: expect.stringContaining('is not a valid session name'),
    });
    const call = await fetch(`${mock.url}/json-api/v2/games`, { headers });
    expect(call.status).toBe(400);
    expect(await call.json()).toMatchObject({
      errors: [{ code: 'invalid_request', message: expect.stringContaining('is not a valid session name') }],
    });
  });

  test('a page with a malformed session cookie gets a new session, and its pictures load', async () => {
    const cookie = 'mock-session=no session';
    const page = await openPage('/', { cookie });
    expect(page.headers.getSetCookie()[0]).toMatch(/^mock-session=[\w-]{36};/);
    expect(
      (await fetch(`${mock.url}/mock-assets/tile/golden-harvest.svg`, { headers: { cookie } })).status,
    ).toBe(200);
  });
});

describe('the control API', () => {
  test("configures a session and returns the persona's tokens", async () => {
    const session = await json(
      '/__mock__/session',
      inSession('set-up', {
        method: 'PUT',
        body: JSON.stringify({ user: 'player', latency: 5, locale: 'en', now: '2026-05-01T00:00:00Z' }),
      }),
    );
    expect(session).toMatchObject({
      latency: 5,
      locale: 'en',
      now: '2026-05-01T00:00:00.000Z',
      token: expect.any(String),
    });
  });

  test.each([
    { body: { user: 'vip', moon: 1, to: { sun: 2 } }, unknown: ['moon', 'to'] },
    {
      body: { user: 'vip', scenario: 'login.nothing,state.maintenance' },
      unknown: ['mock.scenario=login.nothing (login has no outcome nothing)'],
    },
  ])('names unknown settings and changes nothing: $unknown', async ({ body, unknown }) => {
    const response = await fetch(
      `${mock.url}/__mock__/session`,
      inSession('aloud', { method: 'PUT', body: JSON.stringify(body) }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ unknown });
    expect(await json('/__mock__/session', inSession('aloud'))).toMatchObject({ scenarios: [] });
  });

  test('refuses or ignores invalid input without failing', async () => {
    for (const body of [
      '{',
      '[]',
      '5',
      '"x"',
      '{"seed":{"a":1},"now":[],"user":"root","scenario":"x","latency":-1,"brand":"__proto__"}',
    ]) {
      expect(
        (await fetch(`${mock.url}/__mock__/session`, inSession('odd', { method: 'PUT', body }))).status,
      ).toBeLessThan(500);
    }
    expect((await fetch(`${mock.url}/__mock__/nothing`)).status).toBe(404);
    expect(
      (await fetch(`${mock.url}/__mock__/events`, { method: 'POST', body: '{"type":"no.such"}' })).status,
    ).toBe(400);
  });

  test('exports a journal, and replays it in another session', async () => {
    await fetch(`${mock.url}/__mock__/session`, inSession('from', { method: 'PUT', body: '{"user":"vip"}' }));
    const journal = await (await fetch(`${mock.url}/__mock__/journal`, inSession('from'))).text();
    const put = (body: string) =>
      fetch(`${mock.url}/__mock__/journal`, inSession('to', { method: 'PUT', body }));
    expect((await put(journal)).status).toBe(200);
    expect(await json('/__mock__/hash', inSession('to'))).toEqual(
      await json('/__mock__/hash', inSession('from')),
    );
    expect((await put('{}')).status).toBe(400);
  });

  test('lists the requests of a session', async () => {
    await fetch(`${mock.url}/json-api/v2/games?limit=1`, inSession('calls'));
    expect(await json('/__mock__/requests', inSession('calls'))).toMatchObject({
      data: [{ operation: 'listGames', status: 200 }],
    });
  });
});

describe('the socket', () => {
  const connect = (session: string) =>
    new WebSocket(`${mock.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: `mock-session=${session}` },
    });

  test('gets messages pushed to its session', async () => {
    const socket = connect('push');
    await new Promise((resolve) => socket.on('open', resolve));
    const received = new Promise((resolve) =>
      socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
    );
    const event = { type: 'game_session.deactivated', data: { runToken: 'run-1' } };
    expect(
      (
        await fetch(
          `${mock.url}/__mock__/events`,
          inSession('push', { method: 'POST', body: JSON.stringify(event) }),
        )
      ).status,
    ).toBe(202);
    expect(await received).toMatchObject(event);
    socket.close();
  });

  test('is refused for a malformed session name', async () => {
    const error = await new Promise<Error>((resolve) => connect('no session').on('error', resolve));
    expect(error.message).toContain('400');
  });

  test('is refused by the state socket_refused', async () => {
    await json(
      '/__mock__/session',
      inSession('refused', { method: 'PUT', body: JSON.stringify({ scenario: 'state.socket_refused' }) }),
    );
    const socket = connect('refused');
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('503');
  });
});

describe('transport', () => {
  test('a scenario can break the connection', async () => {
    await json(
      '/__mock__/session',
      inSession('broken', { method: 'PUT', body: JSON.stringify({ scenario: 'listGames.fault_network' }) }),
    );
    await expect(fetch(`${mock.url}/json-api/v2/games`, inSession('broken'))).rejects.toThrow('fetch failed');
  });

  test('a lost response breaks the connection after the call has taken effect', async () => {
    await json(
      '/__mock__/session',
      inSession('lost', {
        method: 'PUT',
        body: JSON.stringify({ scenario: 'login.fault_lost_answer:1' }),
      }),
    );
    const body = { authType: 'email', email: 'vip@example.test', password: 'casino-2026' };
    const login = await fetch(
      `${mock.url}/json-api/login`,
      inSession('lost', { method: 'POST', body: JSON.stringify(body) }),
    );
    await expect(login.text()).rejects.toThrow('terminated');
    const { data } = await listRequests(clientOf('lost'));
    expect(data.at(-1)).toMatchObject({ operation: 'login', status: 200, failure: 'lost' });
  });

  test("composed scenarios delay and break off one player's second login, and answer another player with HTML", async () => {
    const scenario =
      'login[email=vip@example.test].account_blocked.fault_lost_answer:after=1:delay=PT0.3S,login[email=player@example.test].account_blocked.fault_html';
    await json(
      '/__mock__/session',
      inSession('composed', { method: 'PUT', body: JSON.stringify({ scenario }) }),
    );
    const logIn = (name: string) =>
      fetch(
        `${mock.url}/json-api/login`,
        inSession('composed', {
          method: 'POST',
          body: JSON.stringify({ authType: 'email', email: `${name}@example.test`, password: 'casino-2026' }),
        }),
      );
    expect((await logIn('vip')).status).toBe(200);
    const blocked = await logIn('player');
    expect([blocked.status, blocked.headers.get('content-type')]).toEqual([401, 'text/html']);
    const started = performance.now();
    await expect(logIn('vip').then((response) => response.text())).rejects.toThrow('terminated');
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  test('in an offline network, no call arrives and no socket opens', async () => {
    await json(
      '/__mock__/session',
      inSession('offline', { method: 'PUT', body: JSON.stringify({ scenario: 'network.offline' }) }),
    );
    await expect(fetch(`${mock.url}/json-api/v2/games`, inSession('offline'))).rejects.toThrow(
      'fetch failed',
    );
    const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: 'mock-session=offline' },
    });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('503');
  });

  test('drawings are cached forever; unknown ones answer 404', async () => {
    const drawing = await fetch(`${mock.url}/mock-assets/tile/golden-harvest.svg`);
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${mock.url}/mock-assets/nothing.svg`)).status).toBe(404);
  });

  test("a game's picture is a small rendered file, cached forever; unknown names answer 404", async () => {
    const picture = await fetch(`${mock.url}/mock-assets/tile/golden-harvest.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-encoding')).toBeNull();
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(12_000);
    expect((await fetch(`${mock.url}/mock-assets/tile/..%2Fx.webp`)).status).toBe(404);
    expect((await fetch(`${mock.url}/mock-assets/producer/north-star.webp`)).status).toBe(404);
  });
});

test.each([
  ['--port', 'x'],
  ['--brand', 'none'],
  ['--now', 'soon'],
  ['--latency', '-5'],
  ['--seed', 'a b'],
  ['--compression', '12'],
  ['--compression', 'hard'],
  ['--unknown'],
])('the command line %s %s is refused with a reason', (...args) => {
  expect(() => readOptions(args)).toThrow(/is not|only letters|Unknown option|ambiguous/);
});
