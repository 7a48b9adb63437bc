import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import type { ExchangeList } from '#mocks/generated/control/client.ts';
import { backendOf, backendPlugin } from './backend.ts';
import { sharedMockServer } from './mockServer.ts';

let folder: string;
let backend: Server;
let vite: ViteDevServer | undefined;
let asked: string[];

const originOf = (server: Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

// Builds the panel, which is slow on a busy machine.
beforeAll(async () => {
  await sharedMockServer('0', []);
}, 60_000);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  // This file has the same content as the project's `.env.demo`.
  writeFileSync(join(folder, '.env.demo'), 'VITE_MOCK=page\nVITE_CAPTCHA_URL=/mock-pages/captcha/api.js\n');
  asked = [];
  backend = createHttpServer(({ url = '', headers }, response) => {
    asked.push(`${headers.host ?? ''}${url}`);
    if (url.startsWith('/pictures/')) response.setHeader('content-type', 'image/webp');
    if (url.startsWith('/json-api/')) response.setHeader('content-type', 'application/json');
    if (url.includes('missing')) response.statusCode = 404;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend.once('listening', resolve));
});
afterEach(async () => {
  await vite?.close();
  vite = undefined;
  backend.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the dev server proxies calls to the backend of `.env.local` and turns the mock off', async () => {
  writeFileSync(join(folder, '.env.local'), `VITE_API_URL=${originOf(backend)}/\n`);
  writeFileSync(
    join(folder, 'config.js'),
    'export const { VITE_MOCK, VITE_API_URL, VITE_CAPTCHA_URL } = import.meta.env;',
  );
  const origin = backendOf('demo', folder);
  expect(origin).toBe(originOf(backend));
  vite = await createServer({
    configFile: false,
    root: folder,
    mode: 'demo',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [backendPlugin(origin, folder)],
  });
  await vite.listen();
  const page = originOf(vite.httpServer as Server);
  await fetch(`${page}/json-api/lobby?platform=desktop`);
  expect(asked).toEqual([`${new URL(origin).host}/json-api/lobby?platform=desktop`]);
  expect(await vite.ssrLoadModule('/config.js')).toMatchObject({
    VITE_MOCK: '',
    VITE_API_URL: '',
    VITE_CAPTCHA_URL: '',
  });
});

test('the dev server prints how a response differs from the API description, and answers chosen operations with the mock', async () => {
  const printed: string[] = [];
  const logger = createLogger('silent');
  logger.warn = (line) => void printed.push(line);
  vite = await createServer({
    configFile: false,
    root: folder,
    mode: 'demo',
    customLogger: logger,
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [backendPlugin(originOf(backend), folder, ['listCategories', 'getBalance'])],
  });
  await vite.listen();
  const page = originOf(vite.httpServer as Server);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(page + path, { headers: { authorization: 'Bearer of-the-real-backend' } })).json();
  // The backend answers `{}` to everything.
  expect(await ask('/json-api/v2/games')).toEqual({});
  expect(printed).toEqual([
    expect.stringMatching(/^api: listGames: data: ./),
    expect.stringMatching(/^api: listGames: total: ./),
  ]);
  expect(await ask('/json-api/v2/categories')).toMatchObject({ data: expect.arrayContaining([]) });
  expect(await ask('/json-api/users/balance')).toMatchObject({ data: { currency: 'RUB' } });
  expect(asked).toHaveLength(1);
  expect(printed.slice(2)).toEqual([
    'api: listCategories: the mock answered 200',
    'api: getBalance: the mock answered 200',
  ]);
});

test('the panel lists forwarded calls, and switches an operation to the mock and back', async () => {
  writeFileSync(join(folder, 'index.html'), '<html><body><p>The page</p></body></html>');
  vite = await createServer({
    configFile: false,
    root: folder,
    mode: 'demo',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [backendPlugin(originOf(backend), folder)],
  });
  await vite.listen();
  const page = originOf(vite.httpServer as Server);
  const opened = await fetch(`${page}/?mock.user=vip`, { headers: { accept: 'text/html' } });
  expect(await opened.text()).toContain('<script src="/__mock__/panel-loader.js" defer>');
  const cookies = opened.headers.getSetCookie();
  // The mock sets no token cookies, because the browser has the backend's tokens.
  expect(cookies).toEqual([expect.stringMatching(/^mock-session=/)]);
  const cookie = `${cookies[0]?.split(';')[0] ?? ''}; refreshToken=of-the-real-backend`;
  const ask = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
    const headers = { cookie, authorization: 'Bearer of-the-real-backend' };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await (await fetch(page + path, init)).json()) as Answer;
  };
  const balance = '/json-api/users/balance';
  const choose = (operations: string[]) => ask('/__mock__/mocked', 'PUT', { operations });
  expect(await ask(balance)).toEqual({});
  expect(await choose(['getBalance'])).toMatchObject({ mocked: ['getBalance'], visitor: 'vip' });
  expect(await ask(balance)).toMatchObject({ data: { currency: 'RUB' } });
  await ask('/__mock__/session', 'PUT', { scenario: 'getBalance.server_error:1' });
  expect(await ask(balance)).toMatchObject({ errors: [{ code: 'server_error' }] });
  await choose([]);
  expect(await ask(balance)).toEqual({});
  expect(asked).toHaveLength(2);
  const { data } = await ask<ExchangeList>('/__mock__/exchanges');
  expect(data.map(({ answeredBy, status, response }) => [answeredBy, status, response?.slice(0, 9)])).toEqual(
    [
      ['backend', 200, '{}'],
      [undefined, 200, '{"data":{'],
      [undefined, 500, '{"errors"'],
      ['backend', 200, '{}'],
    ],
  );
  expect(data[0]).toMatchObject({ operation: 'getBalance', verdict: { request: [] } });
  expect(data[0]?.verdict?.response).toEqual([expect.stringMatching(/^data: ./)]);
});

test('the dev server forwards pictures to the backend, and answers 404 instead of the page for a missing one', async () => {
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/own.svg'), '<svg/>');
  writeFileSync(join(folder, 'index.html'), '<p>The page</p>');
  vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [backendPlugin(originOf(backend), folder)],
  });
  await vite.listen();
  const page = originOf(vite.httpServer as Server);
  const ask = async (path: string): Promise<string> => {
    const { status, headers } = await fetch(page + path, { headers: { accept: 'image/webp,*/*' } });
    return `${String(status)} ${headers.get('content-type') ?? ''}`;
  };
  expect(await ask('/pictures/game.webp?width=2')).toBe('200 image/webp');
  expect(await ask('/pictures/missing.webp')).toBe('404 ');
  expect(asked.map((url) => url.slice(url.indexOf('/')))).toEqual([
    '/pictures/game.webp?width=2',
    '/pictures/missing.webp',
  ]);
  expect(await ask('/own.svg')).toBe('200 image/svg+xml');
  expect(await ask('/tournaments')).toBe('200 text/html');
});

test('the mock is used if no backend is configured', () => {
  expect(backendOf('demo', folder)).toBe('');
});
