// What the lobby needs first, for an inline script of the page's head that asks before the bundle is there.
import type { GamePlatform } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams, startBannersParams, winnersParams } from './data/listParams.ts';
import { FIRST_ROWS } from './model/rules.ts';

function address(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Addresses whose answers are the same for every guest of a platform, so that the build may draw them ahead. */
export function firstViewCalls(defaultCategories: readonly string[], platform: GamePlatform): { rows: string[]; categories: string; banners: string } {
  return {
    rows: defaultCategories.slice(0, FIRST_ROWS).map((slug) => address('/json-api/v2/games', rowParams(slug, platform))),
    categories: address('/json-api/v2/categories', categoriesParams),
    banners: address('/json-api/banners', startBannersParams),
  };
}

/**
 * Path and query of each GET that a guest's lobby makes first, in the order of their worth.
 * @param defaultCategories of the brand
 */
export function earlyCalls(defaultCategories: readonly string[], platform: GamePlatform): string[] {
  const { rows, categories, banners } = firstViewCalls(defaultCategories, platform);
  return [...rows, categories, banners, address('/api/winners', winnersParams), '/json-api/content/current-block', '/json-api/serverdata'];
}
