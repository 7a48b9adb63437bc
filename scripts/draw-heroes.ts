import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { drawHero } from '#mocks/art/wide.ts';
import { brands } from '#mocks/world/settings.ts';

// Renders the lobby's heroes into `public/hero`. The pages preload them, so they need fixed URLs. They are
// bitmaps, because browsers decode bitmaps off the main thread but parse and lay out an SVG on it. A brand's
// own drawing is `src/brands/<id>/hero-{desktop,phone}.svg`; a brand without one gets the mock's scene.
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
/** The density at which sharp renders an SVG at its own size, in dots per inch. */
const OWN_DENSITY = 72;

mkdirSync(folder, { recursive: true });
for (const brand of brands) {
  for (const variant of ['desktop', 'phone'] as const) {
    const own = join(import.meta.dirname, `../src/brands/${brand}/hero-${variant}.svg`);
    const drawing = existsSync(own) ? readFileSync(own, 'utf8') : `${drawHero(brand, variant)}\n`;
    writeFileSync(join(folder, `${brand}-${variant}.svg`), drawing);
    const [{ width: ownWidth }] = SIZES[variant];
    for (const { name, width, quality } of SIZES[variant]) {
      const density = (OWN_DENSITY * width) / ownWidth;
      const picture = sharp(Buffer.from(drawing), { density }).resize({ width });
      await picture.webp({ quality, effort: 6 }).toFile(join(folder, `${brand}-${name}.webp`));
    }
  }
}
