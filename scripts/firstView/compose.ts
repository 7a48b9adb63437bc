// Writes the static pages of a build: inline style, prerendered markup, and the data it was rendered from.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { CONTENT_ID } from '#/app/boundaries/contentId.ts';
import { ANSWERS_ID, drawnName } from '#/app/firstView/drawnPage.ts';
import { brandIds, type BrandId } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { heroArt, heroMedia } from '#/brands/heroArt.ts';
import { languageTag } from '#/i18n/locales.ts';
import { routeNames, routes } from '#/paths.ts';
import type { PageTable } from '#mocks/server/pages.ts';
import { filesOf, stylesOf, type Chunk } from './chunkFiles.ts';
import { constantsOf, inlineTokens } from './constants.ts';
import { drawPages, type Drawn, type DrawOptions } from './draw.ts';
import { bundleInline } from './inline.ts';
import { publicHtml, sheetOf, type Sheet } from './publicPage.ts';
import { knownPaths } from './publicPaths.ts';
import { homeLinks, robotsFile, siteData, siteMap, siteTags, withoutScripts } from './site.ts';
import { liftStyleAttributes } from './styleAttributes.ts';

const PAGE = 'index.html';
const ENTRY = /<script type="module"[^>]*><\/script>/;
const SHOWN = {
  lobby: ['entry', 'app', 'lobby'],
  frame: ['entry', 'app'],
};
/** The chunk whose style sheets the prerendered age gate needs. */
const GATE = 'gate';
/** Chunks that the frame page preloads. The lobby doesn't preload them, so that its pictures load first. */
const CODE = ['libraries', 'app', 'further'];

interface Head {
  /** An inline script that runs before the content is shown, so that it catches even the earliest click. */
  readonly early: string;
  readonly script: string;
  readonly css: string;
  readonly links: string;
}

/** Removes other brands' tokens from a style sheet, and fallback fonts that are then unused. */
function cssOf(brand: string, css: string): string {
  const others = brandIds.filter((id) => id !== brand).join('|');
  const own = css.replace(new RegExp(`\\[data-brand=["']?(?:${others})["']?\\]\\{[^{}]*\\}`, 'g'), '');
  const used = own.replace(/@font-face\{[^{}]*\}/g, '');
  return own.replace(/@font-face\{[^{}]*\}/g, (face) => {
    const [, family = ''] = /font-family:["']?([^"';}]*)/.exec(face) ?? [];
    return used.includes(family) ? face : '';
  });
}

/** A brand's style, with tokens inlined if no later style sheet changes them. */
function ownCss(brand: string, css: string, later: string): string {
  const own = cssOf(brand, css);
  return inlineTokens(own, constantsOf(own, later));
}

/** Preloads the hero, which is the lobby's largest contentful paint. */
function heroPreload({ brand, kind }: Drawn): string {
  if (kind !== 'lobby') return '';
  const art = heroArt(brand);
  return (['desktop', 'phone'] as const)
    .map((window) => {
      const media = heroMedia[window].replace('<', '&lt;');
      const { src, srcSet } = art[window];
      const sources = src === undefined ? srcSet : `${src}, ${srcSet}`;
      return `<link rel="preload" as="image" media="${media}" imagesrcset="${sources}" fetchpriority="high">`;
    })
    .join('');
}

function html(template: string, page: Drawn, { early, script, css, links }: Head): string {
  const { brand: id, kind, locale, markup, gate, answers } = page;
  const brand = brands[id];
  const icons = `<link rel="icon" type="image/svg+xml" href="${brand.art.icon32}"><link rel="manifest" href="/brand/${id}.webmanifest">`;
  // Blocks rendering until the content is parsed. Otherwise the browser would first lay out only a part of
  // it.
  const renderBlocker = `<link rel="expect" href="#${CONTENT_ID}" blocking="render">`;
  const data =
    answers === null
      ? ''
      : `<script type="application/json" id="${ANSWERS_ID}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
  // React puts the head's elements at the start of the markup. Find them, to move them into the head.
  const [hoisted = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [];
  // React hydrates the lobby's markup, so the notice for visitors without scripts is placed outside of it.
  // The frame page's markup already contains the notice.
  const notice = kind === 'lobby' ? withoutScripts(locale) : '';
  // The frame page is served for many URLs, so it gets no canonical or alternate links.
  const languageLinks = kind === 'lobby' ? homeLinks(brand, locale) : '';
  const title = hoisted.includes('<title>') ? '' : `<title>${brand.name}</title>`;
  const [entry = ''] = ENTRY.exec(template) ?? [];
  return template
    .replace(/<html[^>]*>/, `<html lang="${languageTag(locale)}" data-brand="${id}">`)
    .replace(/\s*<link rel="(?:stylesheet|modulepreload|icon)"[^>]*>/g, '')
    .replace('<head>', () => `<head>${heroPreload(page)}${renderBlocker}`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `${hoisted}${title}${siteTags(brand, locale)}${languageLinks}${icons}`,
    )
    .replace('</head>', () => `<style>${css}</style>${links}</head>`)
    .replace(ENTRY, '')
    .replace(
      /(?:<!--[^>]*-->\s*)?<div id="root">[^]*?<\/div>/,
      // Except for the early inline script, all scripts are at the end of the body, so that they don't block
      // rendering. The browser's preload scanner finds the entry script early even there.
      () =>
        `<script>${early}</script>${notice}<div id="root" data-drawn="${drawnName(page)}">${markup.slice(hoisted.length)}</div>${gate}` +
        `<script>${script}</script>${entry}${data}${siteData(brand, locale)}`,
    );
}

const frameOf = (pages: readonly Drawn[], id: BrandId): Drawn | undefined =>
  pages.find(({ brand, kind }) => brand === id && kind === 'frame');

/**
 * Route patterns of the app, for the server. If the build has prerendered the static pages as files, leaves
 * out their pattern, so that the server treats any other slug as an unknown path.
 */
function routePatterns(pages: readonly Drawn[]): string[] {
  const hasTexts = pages.some(({ publicPages }) => publicPages.some(({ isListed }) => isListed));
  const names = routeNames.filter((name) => !hasTexts || name !== 'staticPage');
  return names.map((name) => routes[name].pattern);
}

function pageTable(ids: readonly BrandId[], pages: readonly Drawn[]): PageTable {
  const table = ids.map((id) => {
    const { hosts, defaultLocale, locales } = brands[id];
    const { publicPages = [], failedPaths = [] } = frameOf(pages, id) ?? {};
    return {
      brand: id,
      paths: [...publicPages.map(({ path }) => path), ...failedPaths],
      hosts,
      defaultLocale,
      locales: locales.map((locale) => ({ locale, language: languageTag(locale) })),
    };
  });
  return { routes: routePatterns(pages), brands: table };
}

function writePublicPages(
  folder: string,
  page: Drawn & { readonly text: string },
  sheets: readonly Sheet[],
): void {
  const write = (path: string, html: string): void => {
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  for (const publicPage of page.publicPages)
    write(publicPage.path, publicHtml(page.text, page, publicPage, sheets));
  // Servers look up a public page by its file. If a page couldn't be prerendered, its file contains only the
  // frame page.
  for (const path of page.failedPaths) write(path, page.text);
}

/** Replaces the build's `index.html` with the prerendered pages. */
export async function composePages(options: DrawOptions & { readonly outDir: string }): Promise<void> {
  const { root, outDir, mode } = options;
  const out = resolve(root, outDir);
  const manifestFile = join(out, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const named = brandIds.find((id) => id === loadEnv(mode, root, 'VITE_')['VITE_BRAND']);
  const ids = named ? [named] : brandIds;
  const read = (file: string): string => readFileSync(join(out, file), 'utf8').trim();
  const [pages, early, script] = await Promise.all([
    drawPages(
      options,
      ids.map((id) => brands[id]),
    ),
    bundleInline('src/app/firstView/inlineEarly.ts', root),
    bundleInline('src/app/firstView/inline.ts', root),
  ]);
  const gateStyles = stylesOf(manifest, GATE);
  const template = read(PAGE).replace(/\n\s+/g, '\n');
  const sheets = readdirSync(join(out, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `assets/${file}`);
  const sheetTexts = sheets.map((file) => sheetOf(file, read(file)));
  mkdirSync(join(out, 'pages'));
  const written = pages.map((page) => {
    const styles = [...new Set([...filesOf(chunks, SHOWN[page.kind]).styles, ...gateStyles])];
    const code = page.kind === 'frame' ? filesOf(chunks, [...CODE, `texts-${page.locale}`]).scripts : [];
    const links = [
      ...code.map((file) => `<link rel="modulepreload" href="/${file}">`),
      // The links are disabled, because the page contains these styles inline. Vite's loader treats a linked
      // style sheet as loaded, even if the link is disabled, and doesn't load the file again.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ].join('');
    const [lifted, gate] = [liftStyleAttributes(page.markup), liftStyleAttributes(page.gate, 'gate')];
    const all = styles.map(read).join('\n') + lifted.css + gate.css;
    const later = sheets.filter((sheet) => !styles.includes(sheet)).map(read);
    const css = mode === 'demo' ? all : ownCss(page.brand, all, later.join('\n'));
    const text = html(
      template,
      { ...page, markup: lifted.markup, gate: mode === 'demo' ? '' : gate.markup },
      { early, script, links, css },
    );
    writeFileSync(join(out, 'pages', `${drawnName(page)}.html`), text);
    writePublicPages(join(out, 'pages', `${page.brand}.${page.locale}`), { ...page, text }, sheetTexts);
    return { ...page, text };
  });
  for (const id of ids) {
    const drawn = frameOf(pages, id)?.publicPages.filter(({ isListed }) => isListed) ?? [];
    const listed = new Set([...knownPaths(brands[id]), ...drawn.map(({ path }) => path)]);
    writeFileSync(join(out, `pages/${id}.sitemap.xml`), siteMap(brands[id], [...listed]));
    writeFileSync(join(out, `pages/${id}.robots.txt`), robotsFile(brands[id]));
  }
  writeFileSync(join(out, 'pages/pages.json'), JSON.stringify(pageTable(ids, pages), null, 1));
  // Pages for hosts that can't choose a page per visit: `index.html` for the root, `404.html` for unknown
  // paths.
  const [first = 'aurora'] = ids;
  const byDefault = (kind: Drawn['kind']): string =>
    written.find(
      (page) => page.brand === first && page.locale === brands[first].defaultLocale && page.kind === kind,
    )?.text ?? '';
  writeFileSync(join(out, PAGE), byDefault('lobby'));
  writeFileSync(join(out, '404.html'), byDefault('frame'));
  rmSync(join(out, '.vite'), { recursive: true });
}
