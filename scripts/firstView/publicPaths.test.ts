import { expect, it } from 'vitest';
import { brandIds } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { answerer } from './answers.ts';
import { publicPaths } from './publicPaths.ts';

it.each(brandIds)('the prerendered pages of %s include each page that its API lists, once', async (id) => {
  const brand = brands[id];
  const listed = await publicPaths(brand, answerer('mock', brand, brand.defaultLocale)());
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining([
      '/games/crash_games',
      '/producers/northlight-studio',
      '/play/golden-harvest',
      '/promo/comet-night',
      '/tournaments/friday-sprint',
      // This tournament is on a later page of the list, so all pages must be read.
      '/tournaments/snow-stage',
      '/tournaments/series/summer-league',
      '/bonus-terms',
      '/help/payout-time',
      '/compoints',
    ]),
  );
  // The lobby is excluded, because it is prerendered separately.
  expect(listed).not.toContain('/');
});
