// Makes each page of a third party one self-contained HTML file. A game lives in a sandboxed frame without an origin, where every further
// request of the page would be a cross-origin one; an inline classic script and style need none.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import type { Rollup } from 'vite';

export type BuiltPage = { contentType: string; body: string };

/** A page and the hashes of all files that went into it, as it is kept on disk. */
type Kept = { body: string; inputs: Record<string, string> };

const here = import.meta.dirname;
const root = resolve(here, '../..');
const cache = join(root, 'node_modules/.cache/mock-pages');
const script = /<script type="module" src="\.\/([\w.-]+)"><\/script>\s*/;

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

async function hashOf(file: string): Promise<string> {
  return readFile(join(root, file)).then(hash, () => 'gone');
}

async function isFresh({ inputs }: Kept): Promise<boolean> {
  const checks = await Promise.all(Object.entries(inputs).map(async ([file, known]) => (await hashOf(file)) === known));
  return checks.every(Boolean);
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    const kept: Kept = JSON.parse(await readFile(file, 'utf8'));
    return (await isFresh(kept)) ? kept : null;
  } catch {
    // Absent or half-written: built again.
    return null;
  }
}

type Bundle = { code: string; style: string; modules: string[] };

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
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`nothing was built from ${entry}`);
  const files: (Rollup.OutputChunk | Rollup.OutputAsset)[] = output.output;
  const chunk = files.find((file) => file.type === 'chunk');
  const style = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])).join('\n');
  if (!chunk) throw new Error(`no script was built from ${entry}`);
  return { code: chunk.code, style, modules: chunk.moduleIds.map((id) => id.replace(/\?.*$/, '')).filter((id) => id.startsWith(root + sep)) };
}

/** Puts script and style into the page; a function replaces, since `$&` and the like in the code must stay as they are. */
function inline(html: string, { code, style }: Bundle): string {
  const safeCode = code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);
  return html
    .replace(script, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script>${safeCode}</script></body>`);
}

async function buildPage(file: string): Promise<string> {
  const keptAt = join(cache, `${relative(here, file).replaceAll(/[\\/]/g, '.')}.json`);
  const kept = await readKept(keptAt);
  if (kept) return kept.body;
  const html = await readFile(file, 'utf8');
  const entry = script.exec(html)?.[1];
  const built = entry === undefined ? null : await bundle(join(dirname(file), entry));
  const body = built ? inline(html, built) : html;
  const sources = [file, import.meta.filename, ...(built?.modules ?? [])].map((path) => relative(root, path));
  const inputs = Object.fromEntries(await Promise.all(sources.map(async (source) => [source, await hashOf(source)] as const)));
  await mkdir(cache, { recursive: true });
  await writeFile(keptAt, JSON.stringify({ body, inputs } satisfies Kept));
  return body;
}

/**
 * All pages of third parties by their address: `mocks/pages/games/slot/index.html` is `/mock-pages/games/slot/index.html`.
 * Kept in `node_modules/.cache` until a file that went into them changes.
 */
export async function buildPages(): Promise<Map<string, BuiltPage>> {
  const files = (await readdir(here, { recursive: true })).filter((file) => basename(file) === 'index.html');
  const pages = await Promise.all(
    files.toSorted().map(async (file): Promise<[string, BuiltPage]> => {
      const body = await buildPage(join(here, file));
      return [`/mock-pages/${file.replaceAll(sep, '/')}`, { contentType: 'text/html; charset=utf-8', body }];
    }),
  );
  return new Map(pages);
}
