// Writes the static pages of a build: style inline, markup, and what the markup was drawn from.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { CONTENT_ID } from '#/app/boundaries/contentId.ts';
import { ANSWERS_ID, drawnName } from '#/app/firstView/drawnPage.ts';
import { brandIds, type BrandId } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { heroArt, heroMedia } from '#/brands/heroArt.ts';
import { languageTag } from '#/i18n/locales.ts';
import { filesOf, stylesOf, type Chunk } from './chunkFiles.ts';
import { constantsOf, writeOut } from './constants.ts';
import { drawPages, type Drawn, type DrawOptions } from './draw.ts';
import { bundleInline } from './inline.ts';
import { liftStyleAttributes } from './styleAttributes.ts';

const PAGE = 'index.html';
const ENTRY = /<script type="module"[^>]*><\/script>/;
const SHOWN = {
  lobby: ['entry', 'app', 'lobby'],
  frame: ['entry', 'app'],
};
/** Its style sheets are those of the gate that the build draws. */
const GATE = 'src/features/responsible-play/ui/AgeGateView.tsx';
/** What a frame has nothing better to wait for than; a lobby is seen before it. */
const CODE = ['libraries', 'app', 'further'];

interface Head {
  readonly script: string;
  readonly css: string;
  readonly links: string;
}

/** Without what only other brands' pages need: their tokens, and the local faces that stand in for theirs. */
function cssOf(brand: string, css: string): string {
  const others = brandIds.filter((id) => id !== brand).join('|');
  const own = css.replace(new RegExp(`\\[data-brand=["']?(?:${others})["']?\\]\\{[^{}]*\\}`, 'g'), '');
  const used = own.replace(/@font-face\{[^{}]*\}/g, '');
  return own.replace(/@font-face\{[^{}]*\}/g, (face) => {
    const [, family = ''] = /font-family:["']?([^"';}]*)/.exec(face) ?? [];
    return used.includes(family) ? face : '';
  });
}

/** The style of a page of one brand, with the tokens written out that no later style sheet changes. */
function ownCss(brand: string, css: string, later: string): string {
  const own = cssOf(brand, css);
  return writeOut(own, constantsOf(own, later));
}

/** Asks for the hero before anything else of a lobby: its picture is the largest of the first view. */
function heroAhead({ brand, kind }: Drawn): string {
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

function html(template: string, page: Drawn, { script, css, links }: Head): string {
  const { brand: id, locale, markup, gate, answers } = page;
  const brand = brands[id];
  const icons = `<link rel="icon" type="image/svg+xml" href="${brand.art.icon32}"><link rel="manifest" href="/brand/${id}.webmanifest">`;
  // The first frame waits for the whole first view: its first words alone would be laid out for nothing.
  const whole = `<link rel="expect" href="#${CONTENT_ID}" blocking="render">`;
  const data =
    answers === null
      ? ''
      : `<script type="application/json" id="${ANSWERS_ID}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
  // What React wants in the head comes first in the markup of a part of a page.
  const [hoisted = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(markup) ?? [];
  const title = hoisted.includes('<title>') ? '' : `<title>${brand.name}</title>`;
  const [entry = ''] = ENTRY.exec(template) ?? [];
  return template
    .replace(/<html[^>]*>/, `<html lang="${languageTag(locale)}" data-brand="${id}">`)
    .replace(/\s*<link rel="(?:stylesheet|modulepreload|icon)"[^>]*>/g, '')
    .replace('<head>', () => `<head>${heroAhead(page)}${whole}`)
    .replace(/<title>[^<]*<\/title>/, () => `${hoisted}${title}${icons}`)
    .replace('</head>', () => `<style>${css}</style>${links}</head>`)
    .replace(ENTRY, '')
    .replace(
      '<div id="root"></div>',
      // The first frame waits for no script: the entry is asked for as early, by the scan of the page.
      () =>
        `<div id="root" data-drawn="${drawnName(page)}">${markup.slice(hoisted.length)}</div>${gate}` +
        `<script>${script}</script>${entry}${data}`,
    );
}

function pageTable(ids: readonly BrandId[]): unknown {
  const table = ids.map((id) => {
    const { hosts, defaultLocale, locales } = brands[id];
    return {
      brand: id,
      hosts,
      defaultLocale,
      locales: locales.map((locale) => ({ locale, language: languageTag(locale) })),
    };
  });
  return { brands: table };
}

/** Rewrites `index.html` of a build to the pages that visits start from. */
export async function composePages(options: DrawOptions & { readonly outDir: string }): Promise<void> {
  const { root, outDir, mode } = options;
  const out = resolve(root, outDir);
  const manifestFile = join(out, '.vite/manifest.json');
  // Vite's own manifest.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const named = brandIds.find((id) => id === loadEnv(mode, root, 'VITE_')['VITE_BRAND']);
  const ids = named ? [named] : brandIds;
  const read = (file: string): string => readFileSync(join(out, file), 'utf8').trim();
  const [pages, script] = await Promise.all([
    drawPages(
      options,
      ids.map((id) => brands[id]),
    ),
    bundleInline('src/app/firstView/inline.ts', root),
  ]);
  const gateStyles = stylesOf(manifest, GATE);
  const template = read(PAGE);
  const sheets = readdirSync(join(out, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `assets/${file}`);
  mkdirSync(join(out, 'pages'));
  const written = pages.map((page) => {
    const styles = [...new Set([...filesOf(chunks, SHOWN[page.kind]).styles, ...gateStyles])];
    const code = page.kind === 'frame' ? filesOf(chunks, [...CODE, `texts-${page.locale}`]).scripts : [];
    const links = [
      ...code.map((file) => `<link rel="modulepreload" href="/${file}">`),
      // Vite's own loader counts an inline style sheet as loaded when a disabled link names it.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ].join('');
    const [lifted, gate] = [liftStyleAttributes(page.markup), liftStyleAttributes(page.gate, 'gate')];
    const all = styles.map(read).join('\n') + lifted.css + gate.css;
    const later = sheets.filter((sheet) => !styles.includes(sheet)).map(read);
    const css = mode === 'demo' ? all : ownCss(page.brand, all, later.join('\n'));
    const text = html(
      template,
      { ...page, markup: lifted.markup, gate: mode === 'demo' ? '' : gate.markup },
      { script, links, css },
    );
    writeFileSync(join(out, 'pages', `${drawnName(page)}.html`), text);
    return { ...page, text };
  });
  writeFileSync(join(out, 'pages/pages.json'), JSON.stringify(pageTable(ids), null, 1));
  // A host that cannot choose answers the site's root with the one and what is no file with the other.
  const [first = 'aurora'] = ids;
  const byDefault = (kind: Drawn['kind']): string =>
    written.find(
      (page) => page.brand === first && page.locale === brands[first].defaultLocale && page.kind === kind,
    )?.text ?? '';
  writeFileSync(join(out, PAGE), byDefault('lobby'));
  writeFileSync(join(out, '404.html'), byDefault('frame'));
  rmSync(join(out, '.vite'), { recursive: true });
}
