// The data of the static lobby page. It is fetched at build time and put into the cache before hydration.
import type { QueryClient } from '@tanstack/react-query';
import type { Category, CategoryList, Game, GameList } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams } from './data/listParams.ts';
import { categoriesQuery, rowQuery } from './data/queries.ts';
import { withQuery } from './earlyCalls.ts';
import { FIRST_ROWS, VISIBLE_GAMES } from './model/rules.ts';

/** A playable game, reduced to the fields that a tile shows. */
interface DrawnGame extends Pick<Game, 'slug' | 'name' | 'preview' | 'previewSmall' | 'badges'> {
  /** False if the game has no demo. Nearly all games have one and omit this field. */
  readonly has_demo_mode?: false;
  readonly by?: string | undefined;
}

function drawnGame({ slug, name, preview, previewSmall, badges, has_demo_mode, producer }: Game): DrawnGame {
  const small = previewSmall === undefined ? {} : { previewSmall };
  const drawn = { slug, name, preview, ...small, badges, by: producer?.name };
  return has_demo_mode ? drawn : { ...drawn, has_demo_mode };
}

function gameOf({ by, ...game }: DrawnGame): Game {
  const producer = by === undefined ? {} : { producer: { slug: '', name: by } };
  return {
    has_demo_mode: true,
    ...game,
    ...producer,
    active: true,
    disabled: false,
    allow_bonus_balance: true,
  };
}

type DrawnCategory = Pick<Category, 'slug' | 'name' | 'showInLobby'>;

/** The categories, sorted by position. The positions themselves can then be left out. */
function drawnCategories({ data }: CategoryList, defaults: readonly string[]): DrawnCategory[] {
  return data
    .filter((item) => item.pageType === 'category')
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ slug, name, showInLobby }) => {
      // `showInLobby` defaults to true for the brand's default categories and to false for all others.
      // Include it only where it differs.
      const isDefault = defaults.includes(slug);
      return showInLobby === !isDefault ? { slug, name, showInLobby } : { slug, name };
    });
}

/**
 * The responses that the first view needs. Banners are left out, because the hero shows them after the
 * welcome offer and loads them later.
 */
export interface FirstViewAnswers {
  /** Games of the rows, by category slug. */
  readonly rows: Readonly<Record<string, { readonly total: number; readonly games: readonly DrawnGame[] }>>;
  readonly categories: readonly DrawnCategory[];
}

/** Only games that run on every device, because all devices get the same static page. */
function firstGames({ data, total }: GameList): FirstViewAnswers['rows'][string] {
  const everywhere = data.filter(
    ({ devices = [], active, disabled }) => devices.length === 0 && active && !disabled,
  );
  return { total, games: everywhere.slice(0, VISIBLE_GAMES).map(drawnGame) };
}

/** Sends a GET request. Rejects unless the response is a success. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

export async function askFirstView(
  ask: Ask,
  defaultCategories: readonly string[],
): Promise<FirstViewAnswers> {
  const rows = defaultCategories.slice(0, FIRST_ROWS).map(async (slug) => {
    const games = await ask<GameList>(withQuery('/json-api/v2/games', rowParams(slug, 'desktop')));
    return [slug, firstGames(games)] as const;
  });
  const [categories, ...games] = await Promise.all([
    ask<CategoryList>(withQuery('/json-api/v2/categories', categoriesParams)),
    ...rows,
  ]);
  return { rows: Object.fromEntries(games), categories: drawnCategories(categories, defaultCategories) };
}

/** Puts the data into the cache, marked as stale, so that the hooks refetch at once. */
export function restoreFirstView(client: QueryClient, { rows, categories }: FirstViewAnswers): void {
  const put = (key: readonly unknown[], answer: unknown) =>
    client.setQueryData(key, answer, { updatedAt: 0 });
  for (const [slug, { games, total }] of Object.entries(rows))
    put(rowQuery(slug).queryKey, { data: games.map(gameOf), total });
  const data = categories.map((category, position) => ({ ...category, pageType: 'category', position }));
  put(categoriesQuery().queryKey, { data });
}
