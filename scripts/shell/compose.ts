// Makes the built index.html a page of its own: style inline, shells drawn, code of the first view named.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, loadEnv } from 'vite';
import { brandIds, type BrandId } from '#/brands/brand.ts';
import { LOCALES } from '#/i18n/locales.ts';
import type { DrawnShell, StoredShell } from '#/app/shell/shellStore.ts';
import { askFirstViews } from './firstViews.ts';
import { bundleInline } from './inline.ts';
import { patchOf } from './patch.ts';

interface Chunk {
  file: string;
  /** Given in vite/chunks.ts. */
  name?: string;
  css?: string[];
  /** Keys of the chunks that it imports. */
  imports?: string[];
}

const PAGE = 'index.html';
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** The chunks that every page starts with; the first of them is the entry. */
const ALWAYS = ['core', 'libraries', 'app'];
const LOBBY = ['lobby'];
/** Drawn in shells, though its code comes later and for players only. */
const DRAWN_EARLY = 'src/app/layout/PlayerBar.tsx';

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of chunks by their names. Throws when the build has no chunk of a name. */
function filesOf(chunks: readonly Chunk[], names: readonly string[]): Files {
  const found = names.map((name) => {
    const chunk = chunks.find((candidate) => candidate.name === name && candidate.file.endsWith('.js'));
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    return chunk;
  });
  return { scripts: found.map(({ file }) => `/${file}`), styles: found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)) };
}

/** The style sheets of a module that is a chunk, and of all that it imports. Throws when the build has no such chunk. */
function stylesOf(manifest: Readonly<Record<string, Chunk>>, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk of ${key}`);
  const { css = [], imports = [] } = chunk;
  return [...imports.flatMap((imported) => stylesOf(manifest, imported)), ...css.map((file) => `/${file}`)];
}

export interface PageOptions {
  root: string;
  outDir: string;
  mode: string;
  /** Whose games the guest's lobby is drawn with: `mock`, the origin of an API, or nothing. */
  lobby: string | undefined;
}

async function drawShells({ root, mode, lobby }: PageOptions, brands: readonly BrandId[]): Promise<Record<string, DrawnShell>> {
  const folder = join(root, `node_modules/.cache/shell-${mode}`);
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/shell/renderShell.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'shell.js' } },
    },
  });
  const bundle = pathToFileURL(join(folder, 'shell.js')).href;
  const drawn = await Promise.all(
    brands.map(async (brand) => {
      const sources = join(folder, `${brand}.json`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(sources, JSON.stringify(lobby ? await askFirstViews(lobby, brand) : []));
      const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'render.ts'), bundle, brand, sources], {
        maxBuffer: LARGEST_OUTPUT_BYTES,
      });
      // Printed by render.ts as a record of shells.
      return JSON.parse(stdout) as Record<string, DrawnShell>;
    }),
  );
  return Object.assign({}, ...drawn) as Record<string, DrawnShell>;
}

/** The shells with those replaced by patches that differ from an earlier one of their kind by texts only. */
function withoutRepeats(shells: Readonly<Record<string, DrawnShell>>): Record<string, StoredShell> {
  const whole = new Map<string, { key: string; markup: string }>();
  return Object.fromEntries(
    Object.entries(shells).map(([key, shell]): [string, StoredShell] => {
      const [brand, , ...kind] = key.split('.');
      const group = [brand, ...kind].join('.');
      const base = whole.get(group);
      const patches = base && !shell.answers ? patchOf(base.markup, shell.markup) : null;
      if (base && patches) return [key, { like: base.key, patches }];
      whole.set(group, { key, markup: shell.markup });
      return [key, shell];
    }),
  );
}

/** Rewrites `index.html` of a build. */
export async function composePage(options: PageOptions): Promise<void> {
  const { root, outDir, mode } = options;
  const out = resolve(root, outDir);
  const manifestFile = join(out, '.vite/manifest.json');
  // Vite's own manifest.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const code = filesOf(chunks, ALWAYS);
  const lobbyFiles = filesOf(chunks, LOBBY);
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(chunks, [`texts-${locale}`]).scripts]));
  const styles = [...new Set([...code.styles, ...lobbyFiles.styles, ...stylesOf(manifest, DRAWN_EARLY)])];
  const css = styles.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('\n');
  const brand = brandIds.find((id) => id === loadEnv(mode, root, 'VITE_')['VITE_BRAND']);
  const [shells, head] = await Promise.all([
    drawShells(options, brand ? [brand] : brandIds),
    bundleInline('src/app/shell/head.ts', mode, { lobby: lobbyFiles.scripts, texts }, root),
  ]);
  const preloads = code.scripts.slice(1).map((file) => `<link rel="modulepreload" href="${file}">`);
  // A style sheet that is inline already counts as loaded for Vite's own loader when a disabled link names it.
  const loaded = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  const stores = Object.entries(withoutRepeats(shells))
    .map(
      ([key, shell]) =>
        `<script type="application/json" data-store="${key}">${JSON.stringify(shell).replaceAll('<', '\\u003c')}</script><script>__drawShell()</script>`,
    )
    .join('');
  const html = readFileSync(join(out, PAGE), 'utf8')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<title>', () => `<script>${head}</script><style>${css}</style>\n    <title>`)
    .replace('</head>', () => `${preloads.join('')}${loaded.join('')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${stores}`);
  writeFileSync(join(out, PAGE), html);
  rmSync(join(out, '.vite'), { recursive: true });
}
