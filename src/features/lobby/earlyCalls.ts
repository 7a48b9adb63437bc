// What the lobby needs first, for an inline script of the page's head that asks before the bundle is there.
import type { GamePlatform } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams, startBannersParams, winnersParams } from './data/listParams.ts';

/** Rows in the first view; the others are asked for when they come near. */
const FIRST_ROWS = 2;

function address(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/**
 * Path and query of each GET that a guest's lobby makes first, in the order of their worth.
 * @param defaultCategories of the brand
 */
export function earlyCalls(defaultCategories: readonly string[], platform: GamePlatform): string[] {
  return [
    ...defaultCategories.slice(0, FIRST_ROWS).map((slug) => address('/json-api/v2/games', rowParams(slug, platform))),
    address('/json-api/v2/categories', categoriesParams),
    address('/json-api/banners', startBannersParams),
    address('/api/winners', winnersParams),
    '/json-api/content/current-block',
    '/json-api/serverdata',
  ];
}
