// Runs the configuration of docs/deploy.md in nginx and compares it with the mock server's responses.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pageHeaders } from '#mocks/core/headers.ts';
import { panelHtml } from '#mocks/server/panelScripts.ts';
import { expect, test } from './casino.ts';

const root = join(import.meta.dirname, '../..');
const DIST = join(root, 'dist');
const MIME_TYPES = '/etc/nginx/mime.types';
const MOCK_PORT = process.env['E2E_PORT'] ?? '4173';

const program = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((path) => existsSync(path));

/** Headers that differ for good reasons: by server, time, connection or mock session. */
const INCOMPARABLE = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
]);
/** Headers that only pages need. nginx also sends them with other files, where they do no harm. */
const HARMLESS = [
  'content-security-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
];

interface Visit {
  path: string;
  host?: string;
  cookie?: string;
  language?: string;
  site?: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  etag: string | undefined;
  body: string;
}

function ask(
  port: number | string,
  { path, host, cookie, language, site }: Visit,
  etag?: string,
): Promise<Answer> {
  const headers = {
    host: host ?? 'aurora.example',
    accept: 'text/html',
    'accept-encoding': 'identity',
    ...(cookie === undefined ? {} : { cookie }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: comparable(response.headers),
          etag: response.headers.etag,
          body: body.replace(panelHtml(), ''),
        }),
      );
    }).on('error', reject);
  });
}

function comparable(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => !INCOMPARABLE.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, written(name, String(value))]));
}

/** Normalises a header's value, because servers spell some values differently, such as `text/javascript`. */
function written(name: string, value: string): string {
  if (name === 'vary') return value.toLowerCase();
  if (name !== 'content-type') return value;
  return value.replace('application/javascript', 'text/javascript').toLowerCase();
}

/**
 * The headers of pages as a release generates them, with the hashes of the scripts and styles of all pages.
 */
function releaseHeaders(): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const file of globSync('{pages/**/*,index,404}.html', { cwd: DIST })) {
    const html = readFileSync(join(DIST, file), 'utf8');
    for (const [, element, text = ''] of html.matchAll(/<(script|style)>([^]*?)<\/\1>/g))
      hashes[element as 'script' | 'style'].add(
        `sha256-${createHash('sha256').update(text).digest('base64')}`,
      );
  }
  const headers = pageHeaders({ scriptHashes: [...hashes.script], styleHashes: [...hashes.style] });
  return ['content-security-policy', 'x-frame-options', 'permissions-policy']
    .map((name) => `add_header ${name} "${headers[name] ?? ''}" always;`)
    .join('\n');
}

/**
 * The nginx configuration in the docs, with paths and ports replaced. Throws if one of them doesn't occur
 * exactly once.
 */
function configuration(folder: string, port: number): string {
  const [, block = ''] =
    /```nginx\n([^]*?)```/.exec(readFileSync(join(root, 'docs/deploy.md'), 'utf8')) ?? [];
  const places = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${String(port)};`],
    ['root /srv/casino-client/current;', `root ${DIST};`],
    ['include /srv/casino-client/current.headers.conf;', `include ${folder}/headers.conf;`],
    ['proxy_pass https://backend.aurora.example;', `proxy_pass http://127.0.0.1:${MOCK_PORT};`],
  ] as const;
  let text = block;
  for (const [given, here] of places) {
    if (!text.includes(given)) throw new Error(`docs/deploy.md has lost ${given}`);
    text = text.replaceAll(given, here);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include ${MIME_TYPES}; default_type application/octet-stream; access_log off; ${temporary}
${text}}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.skip(!program && !process.env['CI'], 'nginx is not installed (Debian: apt-get install nginx-light)');

let folder = '';
let port = 0;
let nginx: ChildProcess | undefined;

test.beforeAll(async () => {
  if (!program) throw new Error('nginx is not installed');
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  port = await freePort();
  writeFileSync(join(folder, 'headers.conf'), releaseHeaders());
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  let said = '';
  nginx.stderr?.on('data', (chunk) => (said += String(chunk)));
  await expect(async () => {
    if (nginx?.exitCode !== null) throw new Error(said);
    await ask(port, { path: '/' });
  }).toPass({ timeout: 10_000 });
});

test.afterAll(() => {
  nginx?.kill();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

async function both(visit: Visit): Promise<[real: Answer, mock: Answer]> {
  return Promise.all([ask(port, visit), ask(MOCK_PORT, visit)]);
}

const hosts = ['aurora', 'kometa', 'riviera', 'samba'].flatMap((brand) => [
  `${brand}.example`,
  `m.${brand}.example`,
  `${brand}-77.example`,
]);
const wishes: Omit<Visit, 'path' | 'host'>[] = [
  {},
  { language: 'en-GB,en;q=0.9' },
  { language: 'pt-BR,pt;q=0.9,en;q=0.8' },
  { language: 'de-DE,de;q=0.9,it;q=0.8,ru;q=0.7' },
  { language: 'zh' },
  { language: 'it', cookie: 'locale=en' },
  { cookie: 'locale=br; token=t' },
  { cookie: 'refreshToken=r' },
  { cookie: 'locale=zz' },
];
const urls = [
  '/',
  '/?locale=en',
  '/?locale=zz',
  '/guest',
  '/guest/',
  '/guest/games/slots',
  '/promo',
  '/guest/promo',
  '/profile/balance',
  '/help/payout-time',
  '/help/payout-time/',
  '/help/no-such',
  '/play/x?mode=demo',
  '/robots.txt',
  '/sitemap.xml',
];

for (const host of hosts) {
  test(`nginx serves the same pages for ${host} as the mock server`, async () => {
    // A brand's other hosts only prove that they lead to the same brand, because the rules for paths name no host.
    const isMain = /^\w+\.example$/.test(host);
    for (const path of isMain ? urls : ['/', '/guest/promo']) {
      for (const wish of wishes) {
        const visit = { host, path, ...wish };
        const [real, mock] = await both(visit);
        expect(real.status, JSON.stringify(visit)).toBe(200);
        // Compares a boolean, because a diff of two pages would print hundreds of kilobytes.
        expect(real.body === mock.body, JSON.stringify(visit)).toBe(true);
      }
    }
  });
}

/** The sources of a content security policy, by directive. */
const directivesOf = (policy = ''): Map<string, string[]> =>
  new Map(
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('nginx sends the same page headers as the mock server', async () => {
  for (const site of [undefined, 'none', 'cross-site', 'same-origin']) {
    for (const path of ['/', '/promo', '/index.html', '/pages/samba.en.frame.html']) {
      const [real, mock] = await both({ path, ...(site === undefined ? {} : { site }) });
      const { 'content-security-policy': policy, ...rest } = real.headers;
      const { 'content-security-policy': wanted, ...others } = mock.headers;
      expect(rest, `${path} ${site ?? ''}`).toEqual(others);
      // nginx sends the hashes of all pages with each page, so its policy must contain those of this page.
      const directives = directivesOf(policy);
      for (const [name, sources] of directivesOf(wanted))
        expect(directives.get(name)).toEqual(expect.arrayContaining(sources));
    }
  }
});

const files = ['svg', 'webmanifest', 'woff2', 'js', 'css', 'webp', 'txt', 'map']
  .flatMap((extension) => globSync(`**/*.${extension}`, { cwd: DIST }).slice(0, 2))
  .map((path) => `/${path}`);

test('nginx serves files with the same types and cache headers as the mock server', async () => {
  expect(files.length).toBeGreaterThan(8);
  for (const path of [...files, '/service-worker.js', '/pages/pages.json']) {
    const [real, mock] = await both({ path });
    const extra = Object.keys(real.headers).filter((name) => !(name in mock.headers));
    expect(real.status, path).toBe(200);
    expect(real.body === mock.body, path).toBe(true);
    expect({ ...real.headers }, path).toMatchObject(mock.headers);
    expect(
      extra.filter((name) => !HARMLESS.includes(name)),
      path,
    ).toEqual([]);
    for (const at of [port, MOCK_PORT]) {
      const { etag } = await ask(at, { path });
      expect((await ask(at, { path }, etag)).status, `${path} again`).toBe(304);
    }
  }
});

test('missing files answer 404 on both servers and are never cached', async () => {
  for (const path of [
    '/assets/gone-12345678.js',
    '/brand/none.svg',
    '/nothing.webmanifest',
    '/robots-of-old.txt',
  ]) {
    const [real, mock] = await both({ path });
    expect([real.status, mock.status], path).toEqual([404, 404]);
    expect([real.headers['cache-control'], mock.headers['cache-control']], path).toEqual([
      'no-store',
      'no-store',
    ]);
    expect(real.body, path).not.toContain('id="root"');
  }
});

test('a URL that matches no route answers 404 with its page on both servers', async () => {
  for (const path of ['/no-such', '/no/such/page', '/guest/no-such/', '/profile/no-such', '/promo/a/b']) {
    for (const wish of wishes) {
      const visit = { path, site: 'none', ...wish };
      const [real, mock] = await both(visit);
      expect([real.status, mock.status], JSON.stringify(visit)).toEqual([404, 404]);
      expect(real.body === mock.body, JSON.stringify(visit)).toBe(true);
      expect(real.body).toContain('id="root"');
      expect(real.body).toContain('content="noindex, nofollow"');
      for (const name of ['cache-control', 'vary', 'content-type'])
        expect(real.headers[name], `${path} ${name}`).toBe(mock.headers[name]);
    }
  }
});

test('nginx forwards calls to the backend', async () => {
  const [real, mock] = await both({ path: '/api/serverdata' });
  expect(real.status).toBe(mock.status);
  expect(real.headers['content-type']).toBe(mock.headers['content-type']);
});
