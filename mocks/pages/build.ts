// Builds each third-party page into one HTML file and each third-party script into one classic
// script. Games run in a sandboxed frame with an opaque origin, for which every separate file would
// be cross-origin. So all code is inline.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import type { Rollup } from 'vite';

export interface BuiltPage {
  contentType: string;
  body: string;
}

/** A built page and the hashes of its source files, as cached on disk. */
interface CachedPage {
  body: string;
  inputs: Record<string, string>;
}

const here = import.meta.dirname;
const root = resolve(here, '../..');
const cache = join(root, 'node_modules/.cache/mock-pages');
const script = /<script type="module" src="\.\/([\w.-]+)"><\/script>\s*/;

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

async function hashOf(file: string): Promise<string> {
  return readFile(join(root, file)).then(hash, () => 'gone');
}

async function isFresh({ inputs }: CachedPage): Promise<boolean> {
  const checks = await Promise.all(
    Object.entries(inputs).map(async ([file, known]) => (await hashOf(file)) === known),
  );
  return checks.every(Boolean);
}

async function readCached(file: string): Promise<CachedPage | null> {
  try {
    const kept: CachedPage = JSON.parse(await readFile(file, 'utf8'));
    return (await isFresh(kept)) ? kept : null;
  } catch {
    // The cached page is missing or incomplete. The caller then builds it again.
    return null;
  }
}

interface Bundle {
  code: string;
  style: string;
  modules: string[];
}

async function bundle(entry: string): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife' }, checks: { pluginTimings: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`no output for ${entry}`);
  const files: (Rollup.OutputChunk | Rollup.OutputAsset)[] = output.output;
  const chunk = files.find((file) => file.type === 'chunk');
  const style = files
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('\n');
  if (!chunk) throw new Error(`no script in the output for ${entry}`);
  return {
    code: chunk.code,
    style,
    modules: chunk.moduleIds.map((id) => id.replace(/\?.*$/, '')).filter((id) => id.startsWith(root + sep)),
  };
}

/**
 * Inserts script and style. Uses a replacer function, because `$&` in the code would be interpreted
 * otherwise.
 */
function inline(html: string, { code, style }: Bundle): string {
  const safeCode = code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);
  return html
    .replace(script, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script>${safeCode}</script></body>`);
}

async function makePage(file: string): Promise<{ body: string; modules: string[] }> {
  const html = await readFile(file, 'utf8');
  const entry = script.exec(html)?.[1];
  if (entry === undefined) return { body: html, modules: [] };
  const built = await bundle(join(dirname(file), entry));
  return { body: inline(html, built), modules: built.modules };
}

async function makeScript(file: string): Promise<{ body: string; modules: string[] }> {
  const { code, modules } = await bundle(file);
  return { body: code, modules };
}

/** Builds a script. Cached in `node_modules/.cache` until a source file changes. */
export async function buildScript(file: string): Promise<string> {
  const cachePath = join(cache, `${relative(here, file).replaceAll(/[\\/]/g, '.')}.json`);
  const kept = await readCached(cachePath);
  if (kept) return kept.body;
  const { body, modules } = file.endsWith('.html') ? await makePage(file) : await makeScript(file);
  const sources = [file, import.meta.filename, ...modules].map((path) => relative(root, path));
  const inputs = Object.fromEntries(
    await Promise.all(sources.map(async (source) => [source, await hashOf(source)] as const)),
  );
  await mkdir(cache, { recursive: true });
  await writeFile(cachePath, JSON.stringify({ body, inputs } satisfies CachedPage));
  return body;
}

const contentTypes = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/**
 * All third-party pages and scripts by URL path. For example, `mocks/pages/games/slot/index.html` has the
 * path `/mock-pages/games/slot/index.html`, and `mocks/pages/captcha/api.ts` has
 * `/mock-pages/captcha/api.js`. The results are cached in `node_modules/.cache` until a source file changes.
 */
export async function buildPages(): Promise<Map<string, BuiltPage>> {
  const files = (await readdir(here, { recursive: true })).filter((file) =>
    ['index.html', 'api.ts'].includes(basename(file)),
  );
  const pages = await Promise.all(
    files.toSorted().map(async (file): Promise<[string, BuiltPage]> => {
      const body = await buildScript(join(here, file));
      const path = file.replaceAll(sep, '/').replace(/\.ts$/, '.js');
      return [
        `/mock-pages/${path}`,
        { contentType: path.endsWith('.js') ? contentTypes.js : contentTypes.html, body },
      ];
    }),
  );
  return new Map(pages);
}
