import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { brandArt } from '#mocks/art/brandScenes.ts';
import { drawHero } from '#mocks/art/wide.ts';

// The heroes are the client's own files: they must be there before any script runs, and a preload names them.
// Pixels, since they are decoded beside the page's own thread; a drawing is a document of its own.
const folder = join(import.meta.dirname, '../public/hero');
const SIZES = {
  desktop: [
    { name: 'desktop', width: 1310, quality: 80 },
    { name: 'desktop-sharp', width: 2620, quality: 70 },
  ],
  phone: [
    { name: 'phone', width: 720, quality: 80 },
    { name: 'phone-sharp', width: 1080, quality: 75 },
  ],
} as const;
/** Dots an inch at which a drawing has its own size. */
const OWN_DENSITY = 72;

mkdirSync(folder, { recursive: true });
for (const brand of Object.keys(brandArt)) {
  for (const variant of ['desktop', 'phone'] as const) {
    const drawing = `${drawHero(brand, variant)}\n`;
    writeFileSync(join(folder, `${brand}-${variant}.svg`), drawing);
    const [{ width: ownWidth }] = SIZES[variant];
    for (const { name, width, quality } of SIZES[variant]) {
      const density = (OWN_DENSITY * width) / ownWidth;
      const picture = sharp(Buffer.from(drawing), { density }).resize({ width });
      await picture.webp({ quality, effort: 6 }).toFile(join(folder, `${brand}-${name}.webp`));
    }
  }
}
