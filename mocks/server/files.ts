// Keeps a production build in memory and serves it with types, compression and caching like a real
// server.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { commonHeaders, openerHeaders, pageHeaders, workerHeaders } from '../core/headers.ts';
import { compress, encodingOf, type Encoding } from './encoding.ts';
import { BRAND_FILES, PAGE_VARY, parseCookies, pickPage, type PageTable } from './pages.ts';

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
};
const compressible = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

interface File {
  readonly content: Buffer;
  readonly etag: string;
  readonly headers: Record<string, string>;
  readonly isPage: boolean;
  readonly isCompressible: boolean;
  readonly compression: number;
  readonly encoded: Map<Encoding, Buffer>;
}

interface Found {
  readonly file: File;
  readonly status: 200 | 404;
}

export interface FileSettings {
  /** Brotli quality, 1 to 11. */
  readonly compression: number;
  /** HTML inserted at the end of each page. */
  readonly appendedHtml: string;
}

export interface PageRequest {
  readonly url: URL;
  readonly brand: string;
  /**
   * Whether this request signed a player in (true) or out (false). Undefined if the cookies decide.
   */
  readonly isPlayer: boolean | undefined;
}

export interface Files {
  /**
   * Serves a file of the build, or an app page for any other path. Returns false for a missing
   * file.
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    asked: PageRequest,
    extra: Record<string, string | string[]>,
  ): boolean;
  readonly count: number;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** CSP hashes of inline code. Inline data, such as JSON, needs no hash. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'gi'),
  );
  return Array.from(elements, ([, content = '']) => hashOf(content));
}

/** Vite puts a content hash into the names of files that can be cached forever. */
const isHashed = (path: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);

function appendToPage(html: string, ending: string): string {
  return html.includes('</body>') ? html.replace('</body>', `${ending}</body>`) : html + ending;
}

function securityOf(path: string, html: string | null): Record<string, string> {
  if (path === 'service-worker.js') return workerHeaders;
  if (html === null) return commonHeaders;
  return pageHeaders({ scriptHashes: hashesOf(html, 'script'), styleHashes: hashesOf(html, 'style') });
}

function read(root: string, path: string, { compression, appendedHtml }: FileSettings): File {
  const file = readFileSync(join(root, path));
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const html = type.startsWith('text/html') ? appendToPage(file.toString('utf8'), appendedHtml) : null;
  const content = html === null ? file : Buffer.from(html);
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    headers: {
      'content-type': type,
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...securityOf(path, html),
    },
    isPage: html !== null,
    isCompressible: compressible.test(type) && content.length > 500,
    compression,
    encoded: new Map(),
  };
}

function encode(file: File, encoding: Encoding | null): { content: Buffer; encoding: Encoding | null } {
  if (encoding === null || !file.isCompressible) return { content: file.content, encoding: null };
  const content = file.encoded.get(encoding) ?? compress(file.content, encoding, file.compression);
  file.encoded.set(encoding, content);
  return { content, encoding };
}

function send(
  file: File,
  request: IncomingMessage,
  response: ServerResponse,
  extra: Record<string, string | string[]>,
  status: 200 | 404,
): void {
  const headers = {
    ...file.headers,
    ...(file.isPage ? openerHeaders(request.headers['sec-fetch-site']) : {}),
    ...(status === 404 ? { 'cache-control': 'no-store' } : {}),
    ...extra,
    etag: file.etag,
    vary: file.isPage ? PAGE_VARY : 'accept-encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { content, encoding } = encode(file, encodingOf(request.headers['accept-encoding']));
  response.writeHead(status, {
    ...headers,
    'content-length': content.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Loads a build. Throws if the folder has no `index.html`. */
export function loadFiles(root: string, settings: FileSettings): Files {
  const paths = globSync('**/*', { cwd: root }).filter((path) => statSync(join(root, path)).isFile());
  const files = new Map(paths.map((path) => [`/${path.replaceAll('\\', '/')}`, read(root, path, settings)]));
  if (!files.has('/index.html')) throw new Error(`no index.html in ${root}; run npm run build first`);
  // At startup, compresses the files that every visit loads. Source maps and static pages that belong to one
  // path are compressed on request.
  const isRare = (path: string): boolean => path.endsWith('.map') || /^\/pages\/.+\//.test(path);
  for (const [path, file] of files) if (!isRare(path)) encode(file, 'br');
  const table = files.get('/pages/pages.json');
  // The cast is safe: this project's build writes the file.
  const pages = table
    ? (JSON.parse(table.content.toString('utf8')) as PageTable)
    : { routes: [], brands: [] };
  const pageOf = (request: IncomingMessage, { url, brand, isPlayer }: PageRequest): Found | undefined => {
    // A missing file is answered with 404, not with a page. Otherwise an outdated page would get
    // HTML for a chunk of an older build.
    const isFile = /^\/(assets|mock-)/.test(url.pathname) || /\.(\w{2,5}|webmanifest)$/.test(url.pathname);
    if (isFile && !BRAND_FILES.has(url.pathname)) return undefined;
    const { token, refreshToken, ...cookies } = parseCookies(request.headers.cookie);
    const session = isPlayer === undefined ? (token ?? refreshToken) : isPlayer ? 'new' : undefined;
    const picked = pickPage(pages, {
      pathname: url.pathname,
      host: request.headers.host,
      brand,
      locale: url.searchParams.get('locale'),
      cookies: session === undefined ? cookies : { ...cookies, token: session },
      acceptLanguage: request.headers['accept-language'],
    });
    const file = files.get(picked?.file ?? '');
    if (file && picked) return { file, status: picked.status };
    const index = isFile ? undefined : files.get('/index.html');
    return index && { file: index, status: 200 };
  };
  return {
    count: files.size,
    serve(request, response, asked, extra) {
      const own = files.get(asked.url.pathname);
      const found: Found | undefined = own ? { file: own, status: 200 } : pageOf(request, asked);
      if (!found) return false;
      send(found.file, request, response, extra, found.status);
      return true;
    },
  };
}
