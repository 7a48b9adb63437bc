import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';

let vite: ViteDevServer;
let page: string;
let mock: string;

async function freePort(): Promise<number> {
  const server = createHttpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  vi.stubEnv('MOCK_PORT', String(await freePort()));
  const { mockServer, mockServerPlugin } = await import('./mockServer.ts');
  mock = mockServer;
  vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    plugins: [mockServerPlugin()],
  });
  await vite.listen();
  page = vite.resolvedUrls?.local[0]?.slice(0, -1) ?? '';
}, 60_000);
afterAll(async () => {
  await vite.close();
  vi.unstubAllEnvs();
});

/** Opens a page as a browser with these cookies. Returns the HTML and the browser's cookies afterwards. */
async function open(path: string, cookies: ReadonlyMap<string, string> = new Map()) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(page + path, { headers: { accept: 'text/html', cookie } });
  const given = response.headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    return [name, value] as const;
  });
  return { html: await response.text(), cookies: new Map([...cookies, ...given]) };
}

async function control(path: string, session: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'x-mock-session': session, 'content-type': 'application/json' };
  return (await fetch(`${mock}/__mock__${path}`, { ...init, headers })).json();
}

test('a page uses the brand of its mock session, even if its URL has no brand parameter', async () => {
  const { html, cookies } = await open('/?brand=samba&locale=br');
  expect(html).toContain('<html data-brand="samba"');
  expect((await open('/tournaments', cookies)).html).toContain('<html data-brand="samba"');
  expect((await open('/tournaments')).html).toContain('<html data-brand="aurora"');
});

test("a link's parameters apply once: a reload keeps the login and the time that the panel has set", async () => {
  const link = '/?brand=samba&mock.user=guest&mock.now=2026-01-14T10:00:00Z&mock.frozen=1';
  const { cookies } = await open(link);
  const session = cookies.get('mock-session') ?? '';
  await control('/session', session, { method: 'PUT', body: JSON.stringify({ user: 'player' }) });
  await control('/clock', session, { method: 'POST', body: JSON.stringify({ now: '2026-01-20T08:00:00Z' }) });
  const reloaded = await open(link, new Map([...cookies, ['refreshToken', 'kept']]));
  expect(reloaded.cookies.get('refreshToken')).toBe('kept');
  expect(await control('/session', session)).toMatchObject({
    now: '2026-01-20T08:00:00.000Z',
    brand: 'samba',
    visitor: 'player',
  });
});
