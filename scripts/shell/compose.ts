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

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
const ENTRY = 'index.html';
const MOUNT = 'src/app/mount.tsx';
const LOBBY = 'src/pages/lobby/LobbyPage.tsx';

/** A chunk with everything that it imports statically. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  return [key, ...(entry.imports ?? []).flatMap((next) => withImports(manifest, next, seen))];
}

function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: string[]; styles: string[] } {
  const entries = keys.map((key) => manifest[key]).filter((entry) => entry !== undefined);
  return { scripts: [...new Set(entries.map(({ file }) => `/${file}`))], styles: [...new Set(entries.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))] };
}

async function drawShells(root: string, mode: string, brands: readonly string[]): Promise<Record<string, string>> {
  const folder = join(root, 'node_modules/.cache/shell');
  await build({ root, mode, logLevel: 'warn', build: { ssr: 'src/app/shell/renderShell.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false, rollupOptions: { output: { entryFileNames: 'shell.js' } } } });
  const bundle = pathToFileURL(join(folder, 'shell.js')).href;
  const drawn = await Promise.all(
    brands.map(async (brand) => {
      const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'render.ts'), bundle, brand], { maxBuffer: LARGEST_OUTPUT_BYTES });
      // Printed by render.ts as a record of markup.
      return JSON.parse(stdout) as Record<string, string>;
    }),
  );
  return Object.assign({}, ...drawn) as Record<string, string>;
}

function messageFiles(manifest: Manifest): Record<string, string[]> {
  const parts = ['src/i18n/messages', 'src/app/messages', 'src/features/lobby/messages'];
  return Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(manifest, parts.map((part) => `${part}/${locale}.json`)).scripts]));
}

/** Rewrites `index.html` of the build in `outDir`. */
export async function composePage(root: string, outDir: string, mode: string): Promise<void> {
  const out = resolve(root, outDir);
  const manifestFile = join(out, '.vite/manifest.json');
  // Vite's own manifest.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const always = [...new Set([ENTRY, MOUNT].flatMap((key) => withImports(manifest, key)))];
  const lobby = withImports(manifest, LOBBY).filter((key) => !always.includes(key));
  const code = filesOf(manifest, always);
  const lobbyFiles = filesOf(manifest, lobby);
  const styles = [...code.styles, ...lobbyFiles.styles];
  const css = styles.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('\n');
  const brand = loadEnv(mode, root, 'VITE_')['VITE_BRAND'];
  const [shells, head, body] = await Promise.all([
    drawShells(root, mode, brand ? [brand] : brandIds),
    bundleInline('src/app/shell/head.ts', mode, { lobby: lobbyFiles.scripts, messages: messageFiles(manifest) }, root),
    bundleInline('src/app/shell/body.ts', mode, {}, root),
  ]);
  const entryFile = `/${manifest[ENTRY]?.file ?? ''}`;
  const preloads = code.scripts.filter((file) => file !== entryFile).map((file) => `<link rel="modulepreload" href="${file}">`);
  // A style sheet that is inline already counts as loaded for Vite's own loader when a disabled link names it.
  const loaded = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  const html = readFileSync(join(out, ENTRY), 'utf8')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<title>', () => `<script>${head}</script><style>${css}</style>\n    <title>`)
    .replace('</head>', () => `${preloads.join('')}${loaded.join('')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div><script type="application/json" id="shells">${JSON.stringify(shells).replaceAll('<', '\\u003c')}</script><script>${body}</script>`);
  writeFileSync(join(out, ENTRY), html);
  rmSync(join(out, '.vite'), { recursive: true });
}
