import type { DrawnPublicPage } from '#/app/firstView/drawPublicPage.tsx';
import { brands } from '#/brands/brands.ts';
import type { Drawn } from './draw.ts';
import { sharedTags, siteTags } from './site.ts';

export interface Sheet {
  /** Path below the build's folder. */
  readonly file: string;
  readonly classes: ReadonlySet<string>;
}

export function sheetOf(file: string, css: string): Sheet {
  return { file, classes: new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)) };
}

/** The style sheets that have rules for any class in the content. */
function sheetsFor(content: string, sheets: readonly Sheet[]): Sheet[] {
  const used = new Set(
    [...content.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return sheets.filter(({ classes }) => [...used].some((name) => classes.has(name)));
}

/**
 * A public page: the frame page, the page's own tags, and its content for readers without scripts. In a
 * browser with scripts, React replaces the frame page and the content.
 */
export function publicHtml(
  frame: string,
  { brand: id, locale }: Pick<Drawn, 'brand' | 'locale'>,
  { tags, content, data }: DrawnPublicPage,
  sheets: readonly Sheet[],
): string {
  const brand = brands[id];
  const siteHead = `<title>${brand.name}</title>${siteTags(brand, locale)}`;
  const end = '</p></noscript>';
  if (!frame.includes(siteHead) || !frame.includes(end)) throw new Error('the frame has no place for a page');
  const links = sheetsFor(content, sheets).map(({ file }) => `<link rel="stylesheet" href="/${file}">`);
  return frame
    .replace(siteHead, () => tags + sharedTags(brand, locale))
    .replace(end, () => `</p>${links.join('')}${content}</noscript>`)
    .replace('</body>', () => `${data}</body>`);
}
