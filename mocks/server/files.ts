// A production build in memory: typed, compressed, cached the way a real server should do it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { commonHeaders, pageHeaders } from '../core/headers.ts';
import { compress, encodingOf, type Encoding } from './encoding.ts';

const types: Record<string, string> = {
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
  readonly isCompressible: boolean;
  readonly encoded: Map<Encoding, Buffer>;
}

export interface Files {
  /** Serves a file of the build, or a page of the app for an address that is no file. False when there is no such thing. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, extra: Record<string, string | string[]>): boolean;
  readonly count: number;
}

/** `sha256-…` of each inline element of that name that is run or applied; data needs none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${element}>`, 'gi'))].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}

/** Vite writes a hash into the names of what may be kept for ever. */
const isHashed = (path: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(path);

function read(root: string, path: string): File {
  const content = readFileSync(join(root, path));
  const type = types[extname(path)] ?? 'application/octet-stream';
  const html = type.startsWith('text/html') ? content.toString('utf8') : null;
  const security = html === null ? commonHeaders : pageHeaders({ scriptHashes: hashesOf(html, 'script'), styleHashes: hashesOf(html, 'style') });
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    headers: { 'content-type': type, 'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache', ...security },
    isCompressible: compressible.test(type) && content.length > 500,
    encoded: new Map(),
  };
}

function encode(file: File, encoding: Encoding | null): { content: Buffer; encoding: Encoding | null } {
  if (encoding === null || !file.isCompressible) return { content: file.content, encoding: null };
  const content = file.encoded.get(encoding) ?? compress(file.content, encoding, 11);
  file.encoded.set(encoding, content);
  return { content, encoding };
}

function send(file: File, request: IncomingMessage, response: ServerResponse, extra: Record<string, string | string[]>): void {
  const headers = { ...file.headers, ...extra, etag: file.etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { content, encoding } = encode(file, encodingOf(request.headers['accept-encoding']));
  response.writeHead(200, { ...headers, 'content-length': content.length, ...(encoding ? { 'content-encoding': encoding } : {}) });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Loads a build. Throws when there is no `index.html` in the folder. */
export function loadFiles(root: string): Files {
  const paths = globSync('**/*', { cwd: root }).filter((path) => statSync(join(root, path)).isFile());
  const files = new Map(paths.map((path) => [`/${path.replaceAll('\\', '/')}`, read(root, path)]));
  if (!files.has('/index.html')) throw new Error(`there is no index.html in ${root}: run npm run build`);
  // Source maps are for developers, who can wait for them.
  for (const [path, file] of files) if (!path.endsWith('.map')) encode(file, 'br');
  // The page of an address that is no file: the neutral shell where the build has one.
  const fallback = files.get('/shell.html') ?? files.get('/index.html');
  const pageOf = (pathname: string): File | undefined => {
    const bare = pathname.replace(/\/$/, '');
    const page = bare === '' ? files.get('/index.html') : (files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`));
    // What looks like a file and is none is missing, so that no chunk of an older build gets a page for an answer.
    return page ?? (/^\/(assets|mock-)/.test(pathname) || /\.\w{2,5}$/.test(pathname) ? undefined : fallback);
  };
  return {
    count: files.size,
    serve(request, response, pathname, extra) {
      const file = (pathname.endsWith('.html') || extname(pathname) !== '' ? files.get(pathname) : undefined) ?? pageOf(pathname);
      if (!file) return false;
      send(file, request, response, extra);
      return true;
    },
  };
}
