// Makes the built index.html a page of its own: style inline, shells drawn, code of the first view named.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, loadEnv } from 'vite';
import { brandIds } from '#/brands/brand.ts';
import { LOCALES } from '#/i18n/locales.ts';
import { bundleInline } from './inline.ts';

interface Chunk {
  file: string;
  /** Given in vite/chunks.ts. */
  name?: string;
  css?: string[];
}

const PAGE = 'index.html';
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** The chunks that every page starts with; the first of them is the entry. */
const ALWAYS = ['core', 'libraries', 'app'];
const LOBBY = ['lobby'];

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

async function drawShells(root: string, mode: string, brands: readonly string[]): Promise<Record<string, string>> {
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
      const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'render.ts'), bundle, brand], {
        maxBuffer: LARGEST_OUTPUT_BYTES,
      });
      // Printed by render.ts as a record of markup.
      return JSON.parse(stdout) as Record<string, string>;
    }),
  );
  return Object.assign({}, ...drawn) as Record<string, string>;
}

/** Rewrites `index.html` of the build in `outDir`. */
export async function composePage(root: string, outDir: string, mode: string): Promise<void> {
  const out = resolve(root, outDir);
  const manifestFile = join(out, '.vite/manifest.json');
  // Vite's own manifest.
  const chunks = Object.values(JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>);
  const code = filesOf(chunks, ALWAYS);
  const lobbyFiles = filesOf(chunks, LOBBY);
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(chunks, [`texts-${locale}`]).scripts]));
  const styles = [...code.styles, ...lobbyFiles.styles];
  const css = styles.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('\n');
  const brand = loadEnv(mode, root, 'VITE_')['VITE_BRAND'];
  const [shells, head] = await Promise.all([
    drawShells(root, mode, brand ? [brand] : brandIds),
    bundleInline('src/app/shell/head.ts', mode, { lobby: lobbyFiles.scripts, texts }, root),
  ]);
  const preloads = code.scripts.slice(1).map((file) => `<link rel="modulepreload" href="${file}">`);
  // A style sheet that is inline already counts as loaded for Vite's own loader when a disabled link names it.
  const loaded = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  const stores = Object.entries(shells)
    .map(
      ([key, markup]) =>
        `<script type="application/json" data-shell="${key}">${JSON.stringify(markup).replaceAll('<', '\\u003c')}</script><script>__drawShell()</script>`,
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
