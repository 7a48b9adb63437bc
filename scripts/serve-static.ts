// Serves a demo build or a Storybook as a static host would: files, and for all other paths a page that suits
// the visit.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentTypes } from '#mocks/server/files.ts';
import { BRAND_FILES, PAGE_VARY, parseCookies, pickPage, type PageTable } from '#mocks/server/pages.ts';
import { root } from './run.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4174' }, dir: { type: 'string', default: 'dist-demo' } },
});
const folder = resolve(root, values.dir);
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`${values.dir} has no index.html: run npm run build:demo`);
  process.exit(1);
}

/**
 * The file at a path, or the `index.html` of a folder. Undefined if neither exists. Also undefined for the
 * root, because `pageOf` chooses its page.
 */
function fileOf(pathname: string): string | undefined {
  // Normalising an absolute path removes every `..`, so it can't leave the folder.
  const path = join(folder, normalize(`/${pathname}`));
  const candidates = pathname === '/' ? [] : [path, join(path, 'index.html')];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

const tableFile = join(folder, 'pages/pages.json');
// The cast is safe: our build writes the table. A Storybook has no table.
const table = existsSync(tableFile) ? (JSON.parse(readFileSync(tableFile, 'utf8')) as PageTable) : null;

/**
 * The page's file for a URL. `mock.user` counts as logged in: the page logs that user in once it has loaded,
 * so it gets the HTML for players.
 */
function pageOf(
  url: URL,
  { host, cookie, 'accept-language': acceptLanguage }: IncomingHttpHeaders,
): { file: string; status: 200 | 404 } | undefined {
  if (/^\/assets\/|\.\w{2,11}$/.test(url.pathname) && !BRAND_FILES.has(url.pathname)) return undefined;
  if (table === null) return { file: join(folder, 'index.html'), status: 200 };
  const { searchParams, pathname } = url;
  const user = searchParams.get('mock.user') ?? 'guest';
  const picked = pickPage(table, {
    pathname,
    host,
    brand: searchParams.get('brand'),
    locale: searchParams.get('locale'),
    cookies: { ...parseCookies(cookie), ...(user === 'guest' ? {} : { token: user }) },
    acceptLanguage,
  });
  return picked && { ...picked, file: join(folder, picked.file) };
}

createServer((request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  const own = url ? fileOf(decodeURIComponent(url.pathname)) : undefined;
  const page = url && own === undefined ? pageOf(url, request.headers) : undefined;
  const file = own ?? page?.file;
  const type = contentTypes[extname(file ?? '')] ?? 'application/octet-stream';
  response.writeHead(file ? (page?.status ?? 200) : 404, {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    ...(type.startsWith('text/html') ? { 'cache-control': 'no-cache', vary: PAGE_VARY } : {}),
  });
  if (file) createReadStream(file).pipe(response);
  else response.end();
}).listen(Number(values.port), '127.0.0.1', () =>
  console.log(`${values.dir} on http://localhost:${values.port}`),
);
