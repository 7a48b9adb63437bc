// Writes each brand's fonts, reduced to the characters of its scripts and to the weights that the styles use.
// The display face keeps one weight, the text face the range from normal to bold. The originals are up to twice
// as large. A face in `fonts.json` names its original as `source`. Riviera's faces have no `source`: their font
// names are reserved, so the brand uses the originals.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { unicodeRanges, type Script } from '#/brands/brand.ts';
import { readBrands } from './generation/brandFiles.ts';

const root = join(import.meta.dirname, '..');
const TEXT_WEIGHTS = { min: 400, max: 800 };
const DISPLAY_WEIGHT = 700;

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

const SCRIPTS: readonly Script[] = ['latin', 'cyrillic'];

for (const { id, fonts } of readBrands(root)) {
  for (const part of ['display', 'text'] as const) {
    const { source, files } = fonts[part];
    if (source === undefined) continue;
    for (const script of SCRIPTS) {
      const file = files[script];
      if (file === undefined) continue;
      const original = `node_modules/@fontsource-variable/${source}/files/${source}-${script}-wght-normal.woff2`;
      const characters = charactersIn(unicodeRanges[script]);
      const subset = await subsetFont(readFileSync(join(root, original)), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: part === 'display' ? DISPLAY_WEIGHT : TEXT_WEIGHTS },
      });
      writeFileSync(join(root, 'src/brands', id, file), subset);
    }
  }
}
