// Web app manifests (S2.104), and Chromium's criteria for installability.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { brandIds } from './brand.ts';
import { brands } from './brands.ts';

const folder = join(import.meta.dirname, '../../public');

interface Manifest {
  readonly [field: string]: unknown;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

/** The cast is safe: the file is our own, and the test checks its shape. */
const manifestOf = (id: string): Manifest =>
  JSON.parse(readFileSync(join(folder, `brand/${id}.webmanifest`), 'utf8')) as Manifest;

test.each(brandIds)(
  "the web app manifest of %s is standalone, with the brand's colours, icons of 16 and 32 pixels and the root as its scope",
  (id) => {
    const manifest = manifestOf(id);
    expect(manifest).toMatchObject({
      display: 'standalone',
      scope: '/',
      start_url: '/',
      theme_color: manifest['background_color'],
    });
    expect(manifest['theme_color']).toBe(brands[id].backgroundColor);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['16x16', '32x32']));
    expect(manifest.icons.every(({ src }) => existsSync(join(folder, src)))).toBe(true);
  },
);

describe.each(brandIds)('%s can be installed', (id) => {
  it('has its own name and a fixed id', () => {
    const manifest = manifestOf(id);
    expect(manifest).toMatchObject({ name: brands[id].name, id: '/', prefer_related_applications: false });
    expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
    expect(manifest['description']).toBeTruthy();
  });

  it('has normal and maskable icons of 192 and 512 pixels, and their files have these sizes', async () => {
    const pixels = manifestOf(id).icons.filter(({ type }) => type === 'image/png');
    const made = await Promise.all(
      pixels.map(async ({ src, purpose }) => {
        const { width, height } = await sharp(join(folder, src)).metadata();
        return `${String(purpose)} ${String(width)}x${String(height)}`;
      }),
    );
    expect(made).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
    expect(pixels.map(({ purpose, sizes }) => `${String(purpose)} ${sizes}`)).toEqual(made);
  });

  it('keeps the drawing of a maskable icon inside its safe zone', async () => {
    const file = join(folder, `brand/${id}-maskable-512.png`);
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    // Outside the maskable icon's safe zone (80% of the width) there must be only background.
    const [red, green, blue] = data;
    let drawnOutside = 0;
    for (let index = 0; index < data.length; index += info.channels) {
      const pixel = index / info.channels;
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      const isInside = Math.hypot(x - info.width / 2, y - info.height / 2) <= info.width * 0.4;
      const isGround = data[index] === red && data[index + 1] === green && data[index + 2] === blue;
      if (!isInside && !isGround) drawnOutside += 1;
    }
    expect(drawnOutside).toBe(0);
  });
});

test.each(brandIds)('the page reserves the actual width of the logo file for the logo of %s', (id) => {
  const { logo, logoWidth } = brands[id].art;
  expect(readFileSync(join(folder, logo), 'utf8')).toContain(`width="${String(logoWidth)}" height="40"`);
});
