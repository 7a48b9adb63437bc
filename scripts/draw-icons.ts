import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandIds } from '#/brands/brand.ts';

// Renders each brand's icons for the installed app, 192 and 512 pixels wide. Their background has the colour
// from the brand's web manifest. A maskable icon keeps its mark inside the safe zone. Also renders the
// header's logos as bitmaps, because parsing an SVG would delay the first view.
const folder = join(import.meta.dirname, '../public/brand');
const SIZES = [192, 512];
const SHAPES = [
  { name: '', markShare: 0.68, cornerShare: 0.22 },
  { name: 'maskable-', markShare: 0.54, cornerShare: 0 },
];
/** The density at which sharp renders an SVG at its own size, in dots per inch. */
const OWN_DENSITY = 72;
const OWN_SIZE = 40;

/**
 * The header shows the marks, which are 40 px high, at a height of 32 px. The scale, 3 × 32 / 40, suits
 * screens with up to three device pixels per CSS pixel.
 */
const PICTURE_SCALE = 2.4;

async function drawPicture(name: string): Promise<void> {
  await sharp(join(folder, `${name}.svg`), { density: OWN_DENSITY * PICTURE_SCALE })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`));
}

for (const brand of brandIds) {
  await drawPicture(brand);
  await drawPicture(`${brand}-mark`);
  const mark = readFileSync(join(folder, `${brand}-mark.svg`));
  const { background_color: colour } = JSON.parse(
    readFileSync(join(folder, `${brand}.webmanifest`), 'utf8'),
  ) as { background_color: string };
  for (const { name, markShare, cornerShare } of SHAPES) {
    for (const size of SIZES) {
      const width = Math.round(size * markShare);
      const drawn = await sharp(mark, { density: (OWN_DENSITY * width) / OWN_SIZE })
        .resize({ width })
        .png()
        .toBuffer();
      const corner = String(size * cornerShare);
      const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" rx="${corner}" fill="${colour}"/></svg>`;
      const icon = await sharp(Buffer.from(ground))
        .composite([{ input: drawn, gravity: 'centre' }])
        .png({ compressionLevel: 9, palette: true, quality: 90 })
        .toBuffer();
      writeFileSync(join(folder, `${brand}-${name}${String(size)}.png`), icon);
    }
  }
}
