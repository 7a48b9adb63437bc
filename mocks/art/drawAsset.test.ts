import { expect, test } from 'vitest';

import { drawAsset } from '#mocks/art/drawAsset.ts';
import { brands } from '#mocks/world/settings.ts';
import { isWellFormed } from '#mocks/art/testing/wellFormed.ts';
import { drawPaymentLogo, drawProducerLogo } from '#mocks/art/logos.ts';
import { motifNames } from '#mocks/art/motifs/catalogue.ts';
import { drawGameTile } from '#mocks/art/tile.ts';
import { drawBanner, drawHero } from '#mocks/art/wide.ts';

const slugs = Array.from({ length: 5000 }, (_, index) => `game-${index}`);
const hostile = `a"b'c<script>alert(1)</script>&amp;\u0000\u0007 ${'long '.repeat(40)}`;

const urls = [
  'tile/wolf-moon',
  'producer/north-star-games',
  'banner/aurora/welcome-desktop',
  'banner/samba/welcome-phone',
  'avatar/42',
  'level/7',
  'category/crash_games',
  'promo/summer-race',
  'promo/birthday',
  'poster/comet-night',
  'poster/new-year',
  'gift/Deposit%20bonus',
  'payment/88',
  'trophy/first-win',
  'prize/phone',
  'prize/merch',
  'prize/trip',
  'prize/money',
];

test.each(urls)('the URL %s always gives the same well-formed drawing', (url) => {
  const first = drawAsset(`/mock-assets/${url}.svg?v=1`);
  expect(first).not.toBeNull();
  expect(first).toBe(drawAsset(`/mock-assets/${url}.svg#x`));
  expect(first).toBe(drawAsset(url));
  expect(isWellFormed(first ?? '')).toBe(true);
});

test.each([
  '',
  'tile',
  'tile/',
  'unknown/a',
  'poster/no-such-promotion',
  'tile/a/b',
  'banner/aurora',
  'banner/aurora/welcome',
  'level/x',
  'tile/%E0%A4%A',
  'constructor/a',
  'prize/no-such-thing',
  'prize/constructor',
  '../etc/passwd',
])('the URL "%s" has no drawing', (url) => expect(drawAsset(url)).toBeNull());

test('more than nine in ten of 5,000 game tiles look different', () => {
  expect(new Set(slugs.map((slug) => drawGameTile({ slug }))).size).toBeGreaterThan(4500);
});

test('tiles stay small and simple enough to scroll by the thousand', () => {
  const tiles = slugs.map((slug) => drawGameTile({ slug }));
  const sizes = tiles.map((tile) => tile.length).toSorted((one, other) => one - other);
  expect(sizes[2500]).toBeLessThan(2400);
  expect(sizes.at(-1)).toBeLessThan(3400);
  expect(
    Math.max(...tiles.map((tile) => (tile.match(/<(path|circle|ellipse|rect)/g) ?? []).length)),
  ).toBeLessThanOrEqual(28);
  expect(tiles.filter((tile) => /<(filter|mask|clipPath|image|text)/.test(tile))).toEqual([]);
  expect(tiles.slice(0, 500).every(isWellFormed)).toBe(true);
});

test("a tile shows the motif in its game's name", () => {
  const paths = (slug: string): string => drawGameTile({ slug }).replace(/#[0-9a-f]{6}/g, '');
  expect(paths('crash-rocket')).toContain('rotate(32)');
  expect(paths('european-roulette')).toContain('M0-38V38M-38 0H38');
});

test('a banner with any motif is well-formed', () => {
  for (const motif of motifNames) {
    expect(isWellFormed(drawBanner({ id: motif, brand: 'aurora', variant: 'phone', motif }))).toBe(true);
  }
});

test('a producer logo fits the name into the picture, even a short name in wide capitals', () => {
  for (const name of ['Welch Lab', 'Considine Laboratories']) {
    const size = Number(/font-size="(\d+)"/.exec(drawProducerLogo(name))?.[1]);
    const isFitted = drawProducerLogo(name).includes('textLength="150"');
    // A name needs `textLength` unless it fits by itself. The check estimates half an em per letter.
    expect(isFitted || name.length * size * 0.5 < 150, name).toBe(true);
  }
  expect(drawProducerLogo('Welch Lab')).toContain('textLength="150"');
});

test('drawings escape hostile names and titles', () => {
  const drawings = [
    drawProducerLogo(hostile),
    drawPaymentLogo(hostile, hostile),
    drawBanner({ id: hostile, brand: hostile, variant: 'desktop', motif: hostile, title: hostile }),
    drawGameTile({ slug: hostile, name: hostile, producer: hostile, kind: hostile }),
    drawAsset(`producer/${encodeURIComponent('<script>"&')}`) ?? '',
  ];
  for (const drawing of drawings) {
    expect(drawing).not.toContain('<script');
    expect(isWellFormed(drawing)).toBe(true);
  }
});

test.each(brands)('the hero of %s is at most 6 kB', (brand) => {
  for (const variant of ['desktop', 'phone'] as const) {
    const hero = drawHero(brand, variant);
    expect(isWellFormed(hero)).toBe(true);
    expect(new TextEncoder().encode(hero).length).toBeLessThanOrEqual(6000);
  }
});
