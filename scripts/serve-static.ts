// Serves a folder the way any static host does: files as they are, `404.html` for what is not there. No casino behind it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' }, dir: { type: 'string', default: 'dist-demo' } } });
const folder = join(root, values.dir);
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`there is no index.html in ${values.dir}: run npm run build:demo`);
  process.exit(1);
}

/** The file of an address, or undefined; a folder's is its index. */
function fileOf(pathname: string): string | undefined {
  // A path cannot leave the folder: normalised, it has no way up.
  const path = join(folder, normalize(`/${pathname}`));
  return [path, join(path, 'index.html')].find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

createServer((request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  const found = url ? fileOf(decodeURIComponent(url.pathname)) : undefined;
  const file = found ?? fileOf('/404.html');
  response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file ?? '')] ?? 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  if (file) createReadStream(file).pipe(response);
  else response.end();
}).listen(Number(values.port), '127.0.0.1', () => console.log(`${values.dir} on http://localhost:${values.port}`));
