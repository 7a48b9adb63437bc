// The lobby's first view as the build has drawn it: what it asks the server for, and the answers put back
// into the cache.
import type { QueryClient } from '@tanstack/react-query';
import type { BannerList, CategoryList, Game, GameList } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams, startBannersParams } from './data/listParams.ts';
import { categoriesQuery, rowQuery, startBannersQuery } from './data/queries.ts';
import { address } from './earlyCalls.ts';
import { FIRST_ROWS } from './model/rules.ts';

/** Games of a row that the page holds; the others follow with the first answer. A wide screen shows seven. */
const DRAWN_GAMES = 12;

/** What a guest's lobby is drawn from. */
export interface FirstViewAnswers {
  /** By the slug of their category. */
  readonly rows: Readonly<Record<string, GameList>>;
  readonly categories: CategoryList;
  readonly banners: BannerList;
}

/** A game without what no tile shows. */
function shownPart(game: Game): Game {
  const { categories: _categories, popularity: _popularity, addedAt: _addedAt, ...shown } = game;
  return shown;
}

/** The categories without what no chip shows. */
function namesOf({ data }: CategoryList): CategoryList {
  return { data: data.map(({ image: _image, ...named }) => named) };
}

/** The games that every device of a guest sees first: one page serves them all. */
function firstGames({ data, total }: GameList): GameList {
  const everywhere = data.filter(({ devices }) => devices === undefined || devices.length === 0);
  return { data: everywhere.slice(0, DRAWN_GAMES).map(shownPart), total };
}

/**
 * Sends a GET for a path with its query and gives back the body of its answer; rejects unless that is a
 * success.
 */
export type Ask = <Answer>(path: string) => Promise<Answer>;

/** Asks for the first view of a brand. */
export async function askFirstView(
  ask: Ask,
  defaultCategories: readonly string[],
): Promise<FirstViewAnswers> {
  const rows = defaultCategories.slice(0, FIRST_ROWS).map(async (slug): Promise<[string, GameList]> => {
    const games = await ask<GameList>(address('/json-api/v2/games', rowParams(slug, 'desktop')));
    return [slug, firstGames(games)];
  });
  const [categories, banners, ...games] = await Promise.all([
    ask<CategoryList>(address('/json-api/v2/categories', categoriesParams)),
    ask<BannerList>(address('/json-api/banners', startBannersParams)),
    ...rows,
  ]);
  return { rows: Object.fromEntries(games), categories: namesOf(categories), banners };
}

/**
 * Puts the answers where the lobby's hooks look for them. They count as stale, so that the hooks ask again at
 * once; what has not changed since the build is then not drawn again.
 */
export function restoreFirstView(client: QueryClient, { rows, categories, banners }: FirstViewAnswers): void {
  const put = (key: readonly unknown[], answer: unknown) =>
    client.setQueryData(key, answer, { updatedAt: 0 });
  for (const [slug, games] of Object.entries(rows)) put(rowQuery(slug).queryKey, games);
  put(categoriesQuery().queryKey, categories);
  put(startBannersQuery().queryKey, banners);
}
