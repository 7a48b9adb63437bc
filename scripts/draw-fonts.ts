// Writes each brand's fonts with the characters of its scripts and the weights that the styles use: the display
// face in one weight, the text face from normal to bold. The originals are up to twice as large. The names of
// Riviera's faces are reserved to the originals, so it uses those.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { BrandId } from '#/brands/brand.ts';
import { unicodeRanges, type Script } from '#/brands/brandFamily.ts';

const root = join(import.meta.dirname, '..');
const TEXT_WEIGHTS = { min: 400, max: 800 };
const DISPLAY_WEIGHT = 700;

interface Face {
  readonly brand: BrandId;
  readonly part: 'display' | 'text';
  /** The name of the variable font's package. */
  readonly font: string;
  readonly scripts: readonly Script[];
}

const faces: readonly Face[] = [
  { brand: 'aurora', part: 'display', font: 'unbounded', scripts: ['latin', 'cyrillic'] },
  { brand: 'aurora', part: 'text', font: 'manrope', scripts: ['latin', 'cyrillic'] },
  { brand: 'kometa', part: 'text', font: 'exo-2', scripts: ['latin', 'cyrillic'] },
  { brand: 'samba', part: 'display', font: 'baloo-2', scripts: ['latin'] },
  { brand: 'samba', part: 'text', font: 'nunito', scripts: ['latin'] },
];

/** All characters of a CSS `unicode-range`. */
function charactersIn(range: string): string {
  const points = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

for (const { brand, part, font, scripts } of faces) {
  for (const script of scripts) {
    const original = `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;
    const subset = await subsetFont(readFileSync(join(root, original)), charactersIn(unicodeRanges[script]), {
      targetFormat: 'woff2',
      variationAxes: { wght: part === 'display' ? DISPLAY_WEIGHT : TEXT_WEIGHTS },
    });
    writeFileSync(join(root, `src/brands/${brand}/${part}-${script}.woff2`), subset);
  }
}
