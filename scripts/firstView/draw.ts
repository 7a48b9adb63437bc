// Prerenders the pages of each brand and locale with a server bundle of the app.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { DrawnPage } from '#/app/firstView/drawnPage.ts';
import type * as Drawing from '#/app/firstView/drawPages.tsx';
import type { DrawnPublicPage } from '#/app/firstView/drawPublicPage.tsx';
import type { Brand, BrandId } from '#/brands/brand.ts';
import type { Ask, FirstViewAnswers } from '#/features/lobby/firstView.ts';
import type { Locale } from '#/i18n/locales.ts';
import { answerer } from './answers.ts';
import { publicPaths } from './publicPaths.ts';
import { withoutScripts } from './site.ts';

export interface Drawn extends DrawnPage {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly markup: string;
  readonly gate: string;
  /** The responses that the markup was rendered from, if any. */
  readonly answers: FirstViewAnswers | null;
  /** The public pages. The file of each contains this frame page and its own content. Empty for a lobby. */
  readonly publicPages: readonly DrawnPublicPage[];
  /** Paths of the public pages that couldn't be prerendered; empty for a lobby. */
  readonly failedPaths: readonly string[];
}

export interface DrawOptions {
  readonly root: string;
  readonly mode: string;
  /**
   * Source of the pages' data: `mock` or the origin of an API. Without a source, the lobby has placeholders
   * for games, and the only public page is the one for unknown paths.
   */
  readonly lobby: string | undefined;
}

async function bundle({ root, mode }: DrawOptions): Promise<typeof Drawing> {
  const folder = join(root, `node_modules/.cache/first-view-${mode}`);
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/firstView/drawPages.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'draw.js' } },
    },
  });
  // The import returns the bundle of `drawPages.tsx` that was built above.
  return (await import(pathToFileURL(join(folder, 'draw.js')).href)) as typeof Drawing;
}

/** Prerenders a brand's public pages in a locale; without data, only the page for unknown paths. */
async function drawPublicPages(
  { drawMissing, drawPublic }: typeof Drawing,
  { brand, locale, startAsking }: { brand: Brand; locale: Locale; startAsking: (() => Ask) | null },
): Promise<Pick<Drawn, 'publicPages' | 'failedPaths'>> {
  const missing = await drawMissing(brand, locale);
  const failedPaths: string[] = [];
  if (!startAsking) return { publicPages: [missing], failedPaths };
  const onFailed = (path: string, error: unknown): void => {
    console.warn(`${path} has the frame only: ${String(error)}`);
    failedPaths.push(path);
  };
  const paths = await publicPaths(brand, startAsking());
  const drawn = await drawPublic(brand, locale, { paths, startAsking, onFailed });
  return { publicPages: [missing, ...drawn], failedPaths };
}

export async function drawPages(options: DrawOptions, brands: readonly Brand[]): Promise<Drawn[]> {
  const drawing = await bundle(options);
  const { drawLobby, drawFrame, drawGate } = drawing;
  const pages: Drawn[] = [];
  // Prerenders one page after the other, because brand and locale are global state of the app.
  for (const brand of brands) {
    for (const locale of brand.locales) {
      const startAsking = options.lobby === undefined ? null : answerer(options.lobby, brand, locale);
      const page = { brand: brand.id, locale, gate: await drawGate(brand, locale) };
      const drawn = await drawPublicPages(drawing, { brand, locale, startAsking });
      const frame = await drawFrame(brand, locale);
      const markup = frame.replace(/<main[^>]*>/, (main) => main + withoutScripts(locale));
      pages.push(
        {
          ...page,
          kind: 'lobby',
          publicPages: [],
          failedPaths: [],
          ...(await drawLobby(brand, locale, startAsking?.() ?? null)),
        },
        { ...page, kind: 'frame', ...drawn, answers: null, markup },
      );
    }
  }
  return pages;
}
