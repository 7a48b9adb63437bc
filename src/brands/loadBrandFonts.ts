import type { Locale } from '#/i18n/locales.ts';
import { type BrandId, unicodeRanges, type BrandFamily, type Script } from './brand.ts';
import { fonts } from './generated/fonts.ts';

const SCRIPTS: readonly Script[] = ['cyrillic', 'latin'];

/** Writing systems that every page of a locale uses. The browser loads fonts for other ones on demand. */
const scriptsOf = (locale: Locale): readonly Script[] => (locale === 'ru' ? SCRIPTS : ['latin']);

async function addFaces(id: BrandId, locale: Locale): Promise<void> {
  const { families: own }: { families: readonly BrandFamily[] } = await fonts[id]();
  const faces = own.flatMap(({ family, weight, files }) =>
    SCRIPTS.flatMap((script) => {
      const file = files[script];
      const descriptors = { weight, display: 'swap', unicodeRange: unicodeRanges[script] } as const;
      return file === undefined ? [] : [{ script, face: new FontFace(family, `url(${file})`, descriptors) }];
    }),
  );
  const scripts = scriptsOf(locale);
  const first = faces.filter(({ script }) => scripts.includes(script));
  await Promise.allSettled(first.map(({ face }) => face.load()));
  for (const { face } of faces) document.fonts.add(face);
}

const added = new Map<BrandId, Promise<void>>();

/** Waits for all fonts of the locale's scripts before applying any, so that the text reflows only once. */
export async function loadBrandFonts(id: BrandId, locale: Locale): Promise<void> {
  const adding = added.get(id) ?? addFaces(id, locale);
  added.set(id, adding);
  await adding;
}
