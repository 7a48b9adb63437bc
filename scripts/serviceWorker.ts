// Writes the service worker with the build's id, so that browsers notice a new version.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { bundleInline } from './firstView/inline.ts';

export const WORKER_FILE = 'service-worker.js';

/** Hashes the assets' names, which contain content hashes, and the contents of the pages. */
function buildId(folder: string, release: string): string {
  const hash = createHash('sha256').update(release);
  for (const path of globSync('{assets/*,pages/*.html}', { cwd: folder }).toSorted())
    hash.update(path).update(path.endsWith('.html') ? readFileSync(join(folder, path)) : '');
  return hash.digest('hex').slice(0, 16);
}

function entryOf(page: string): string {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (!entry) throw new Error('index.html has no entry script');
  return entry;
}

/** Writes the service worker. Skips a build with the mock in the page, where MSW's worker takes its place. */
export async function writeServiceWorker(options: {
  readonly root: string;
  readonly outDir: string;
  readonly mode: string;
}): Promise<void> {
  const { root, outDir, mode } = options;
  const settings = loadEnv(mode, root, 'VITE_');
  if (settings['VITE_MOCK'] === 'page') return;
  const folder = resolve(root, outDir);
  const entry = settings['VITE_SERVICE_WORKER'] === 'off' ? 'gone' : 'main';
  const define = {
    BUILD: JSON.stringify(buildId(folder, settings['VITE_RELEASE'] ?? '')),
    ENTRY: JSON.stringify(entryOf(readFileSync(join(folder, 'index.html'), 'utf8'))),
  };
  const code = await bundleInline(`src/service-worker/${entry}.ts`, root, define);
  writeFileSync(join(folder, WORKER_FILE), `${code}\n`);
}
