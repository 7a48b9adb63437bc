// Draws a build's static pages: a bundle of the product for Node gives the markup of each brand and locale.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { DrawnPage } from '#/app/firstView/drawnPage.ts';
import type * as Drawing from '#/app/firstView/drawPages.tsx';
import type { Brand, BrandId } from '#/brands/brand.ts';
import type { FirstViewAnswers } from '#/features/lobby/firstView.ts';
import type { Locale } from '#/i18n/locales.ts';
import { answerer } from './answers.ts';

export interface Drawn extends DrawnPage {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly markup: string;
  /** The question for the guest's age. */
  readonly gate: string;
  /** What the markup was drawn from, where that is more than texts. */
  readonly answers: FirstViewAnswers | null;
}

export interface DrawOptions {
  readonly root: string;
  readonly mode: string;
  /** Whose games the guest's lobby is drawn with: `mock`, the origin of an API, or nothing. */
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
  // The build of that very module.
  return (await import(pathToFileURL(join(folder, 'draw.js')).href)) as typeof Drawing;
}

export async function drawPages(options: DrawOptions, brands: readonly Brand[]): Promise<Drawn[]> {
  const { drawLobby, drawFrame, drawGate } = await bundle(options);
  const pages: Drawn[] = [];
  // One after another: the product has one brand and one locale at a time.
  for (const brand of brands) {
    for (const locale of brand.locales) {
      const ask = options.lobby === undefined ? null : answerer(options.lobby, brand, locale);
      const page = { brand: brand.id, locale, gate: await drawGate(brand, locale) };
      pages.push(
        { ...page, kind: 'lobby', ...(await drawLobby(brand, locale, ask)) },
        { ...page, kind: 'frame', answers: null, markup: await drawFrame(brand, locale) },
      );
    }
  }
  return pages;
}
