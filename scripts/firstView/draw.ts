// Prerenders the pages of each brand and locale with a server bundle of the app.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { DrawnPage } from '#/app/firstView/drawnPage.ts';
import type { PromoList, TournamentList } from '#/api/generated/model/index.ts';
import type * as Drawing from '#/app/firstView/drawPages.tsx';
import type { DrawnPublicPage } from '#/app/firstView/drawPublicPage.tsx';
import type { Brand, BrandId } from '#/brands/brand.ts';
import type { Ask, FirstViewAnswers } from '#/features/lobby/firstView.ts';
import type { Locale } from '#/i18n/locales.ts';
import { paths } from '#/paths.ts';
import { answerer } from './answers.ts';
import { publicPaths, withoutScripts } from './site.ts';

export interface Drawn extends DrawnPage {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly markup: string;
  /** The age gate for guests. */
  readonly gate: string;
  /** The responses that the markup was rendered from, if any. */
  readonly answers: FirstViewAnswers | null;
  /** Of a frame: the public pages that it serves. */
  readonly publicPages: readonly DrawnPublicPage[];
}

export interface DrawOptions {
  readonly root: string;
  readonly mode: string;
  /** Source of the lobby's games: `mock`, the origin of an API, or none. */
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
  // The bundle of `drawPages.tsx`, built above.
  return (await import(pathToFileURL(join(folder, 'draw.js')).href)) as typeof Drawing;
}

/** The public pages besides the lobby: those of every brand, and the events that the API lists. */
async function pathsOf(brand: Brand, ask: Ask): Promise<string[]> {
  const [promos, tournaments] = await Promise.all([
    ask<PromoList>('/json-api/actions'),
    ask<TournamentList>('/json-api/v2/tournaments'),
  ]);
  return [
    ...publicPaths(brand).filter((path) => path !== paths.main()),
    ...promos.data.map(({ slug }) => paths.promoPage(slug)),
    ...tournaments.data.map(({ slug }) => paths.tournamentPage(slug)),
  ];
}

function warn(path: string, error: unknown): void {
  console.warn(`${path} has the frame only: ${String(error)}`);
}

export async function drawPages(options: DrawOptions, brands: readonly Brand[]): Promise<Drawn[]> {
  const { drawLobby, drawFrame, drawGate, drawPublic } = await bundle(options);
  const pages: Drawn[] = [];
  // Draws one page after the other, because brand and locale are global state of the app.
  for (const brand of brands) {
    for (const locale of brand.locales) {
      const ask = options.lobby === undefined ? null : answerer(options.lobby, brand, locale);
      const page = { brand: brand.id, locale, gate: await drawGate(brand, locale) };
      const publicPages = ask
        ? await drawPublic(brand, locale, { paths: await pathsOf(brand, ask), ask, onFailed: warn })
        : [];
      const frame = await drawFrame(brand, locale);
      const markup = frame.replace(/<main[^>]*>/, (main) => main + withoutScripts(locale));
      pages.push(
        { ...page, kind: 'lobby', publicPages: [], ...(await drawLobby(brand, locale, ask)) },
        { ...page, kind: 'frame', publicPages, answers: null, markup },
      );
    }
  }
  return pages;
}
