// What the drawn lobby asks the server for, and its answers put back into the cache.
import type { QueryClient } from '@tanstack/react-query';
import type { Category, CategoryList, Game, GameList } from '#/api/generated/model/index.ts';
import { categoriesParams, rowParams } from './data/listParams.ts';
import { categoriesQuery, rowQuery } from './data/queries.ts';
import { address } from './earlyCalls.ts';
import { FIRST_ROWS, IN_SIGHT } from './model/rules.ts';

/** A game as a tile shows it: one that can be played, of a producer by name. */
interface DrawnGame extends Pick<Game, 'slug' | 'name' | 'preview' | 'badges'> {
  /** Left out where it may be played for free, as nearly all may. */
  readonly has_demo_mode?: false;
  readonly by?: string | undefined;
}

function drawnGame({ slug, name, preview, badges, has_demo_mode, producer }: Game): DrawnGame {
  const drawn = { slug, name, preview, badges, by: producer?.name };
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

/** In the order of their positions, which need then not be kept. */
function drawnCategories({ data }: CategoryList, defaults: readonly string[]): DrawnCategory[] {
  return data
    .filter((item) => item.pageType === 'category')
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ slug, name, showInLobby }) => {
      // A default row stands unless it is taken out, another one only where it is put in.
      const isDefault = defaults.includes(slug);
      return showInLobby === !isDefault ? { slug, name, showInLobby } : { slug, name };
    });
}

/** What a guest's lobby is drawn from; banners come later, behind the welcome offer. */
export interface FirstViewAnswers {
  /** By the slug of their category. */
  readonly rows: Readonly<Record<string, { readonly total: number; readonly games: readonly DrawnGame[] }>>;
  readonly categories: readonly DrawnCategory[];
}

/** The games that every device of a guest sees first, and can play: one page serves them all. */
function firstGames({ data, total }: GameList): FirstViewAnswers['rows'][string] {
  const everywhere = data.filter(
    ({ devices = [], active, disabled }) => devices.length === 0 && active && !disabled,
  );
  return { total, games: everywhere.slice(0, IN_SIGHT).map(drawnGame) };
}

/** GETs a path; rejects unless the answer is a success. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

export async function askFirstView(
  ask: Ask,
  defaultCategories: readonly string[],
): Promise<FirstViewAnswers> {
  const rows = defaultCategories.slice(0, FIRST_ROWS).map(async (slug) => {
    const games = await ask<GameList>(address('/json-api/v2/games', rowParams(slug, 'desktop')));
    return [slug, firstGames(games)] as const;
  });
  const [categories, ...games] = await Promise.all([
    ask<CategoryList>(address('/json-api/v2/categories', categoriesParams)),
    ...rows,
  ]);
  return { rows: Object.fromEntries(games), categories: drawnCategories(categories, defaultCategories) };
}

/** The answers count as stale, so that the hooks ask at once; what has not changed is not drawn again. */
export function restoreFirstView(client: QueryClient, { rows, categories }: FirstViewAnswers): void {
  const put = (key: readonly unknown[], answer: unknown) =>
    client.setQueryData(key, answer, { updatedAt: 0 });
  for (const [slug, { games, total }] of Object.entries(rows))
    put(rowQuery(slug).queryKey, { data: games.map(gameOf), total });
  const data = categories.map((category, position) => ({ ...category, pageType: 'category', position }));
  put(categoriesQuery().queryKey, { data });
}
