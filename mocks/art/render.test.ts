import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { bannerUrl, posterUrl, promoUrl, smallTileUrl, thumbnailUrl, tileUrl } from './urls.ts';
import { createRenderer, type Renderer } from './render.ts';

const folders: string[] = [];
function rendererOf(): { renderer: Renderer; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mock-art-'));
  folders.push(folder);
  return { renderer: createRenderer(folder), folder };
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test.each([
  ['tile', tileUrl('golden-harvest'), 300, 400, 12_000],
  ['small tile', smallTileUrl('golden-harvest'), 180, 240, 6_000],
  ['thumbnail', thumbnailUrl('golden-harvest'), 72, 96, 2_500],
  ['banner', bannerUrl('aurora', 'wolf-pack', 'desktop'), 1310, 360, 25_000],
  ['banner for a phone', bannerUrl('samba', 'tiger-gold', 'phone'), 720, 400, 25_000],
  ['promo', promoUrl('summer-race'), 640, 360, 20_000],
  ['promo with a poster', promoUrl('comet-night'), 640, 360, 20_000],
  ['poster', posterUrl('forest-fair'), 1310, 480, 40_000],
])('a %s is a small WebP file with the right dimensions', async (_, url, width, height, bytes) => {
  const file = await rendererOf().renderer.render(url);
  expect(await sharp(file ?? undefined).metadata()).toMatchObject({ format: 'webp', width, height });
  expect(file?.length).toBeLessThan(bytes);
});

test('the heaviest of fifty tiles is at most 12 kB', async () => {
  const { renderer } = rendererOf();
  const tiles = await Promise.all(
    Array.from({ length: 50 }, (_, index) => renderer.render(tileUrl(`game-${index}`))),
  );
  expect(Math.max(...tiles.map((tile) => tile?.length ?? Infinity))).toBeLessThanOrEqual(12_000);
});

test('the same path gives the same bytes, whether rendered again or read from the cache', async () => {
  const { renderer, folder } = rendererOf();
  const first = await renderer.render(tileUrl('wolf-moon'));
  expect(await rendererOf().renderer.render(tileUrl('wolf-moon'))).toEqual(first);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await createRenderer(folder).render(tileUrl('wolf-moon'))).toEqual(first);
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  '/mock-assets/tile/wolf-moon.svg',
  '/mock-assets/producer/north-star.webp',
  '/mock-assets/unknown/a.webp',
  '/mock-assets/banner/aurora/welcome.webp',
  '/mock-assets/tile/..%2F..%2Fetc%2Fpasswd.webp',
  '/mock-assets/tile/%00.webp',
  '/mock-assets/tile/<script>.webp',
  `/mock-assets/tile/${'a'.repeat(200)}.webp`,
  '/mock-assets/tile/.webp',
])('renders nothing for %s', async (url) => {
  const { renderer, folder } = rendererOf();
  expect(await renderer.render(url)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});
