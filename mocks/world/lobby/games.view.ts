import { partOf } from '../paging.ts';
import type {
  Game,
  GameFeature,
  GameList,
  GameListPart,
  GamePlatform,
  GameSort,
  GameVolatility,
} from '../../generated/model/index.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { gamesByCategoryOf } from './categories.catalogue.ts';
import { countsOf, meets, removalsOf } from './filters.rules.ts';
import { gamesOf } from './games.catalogue.ts';

export interface GameQuery {
  q?: string | undefined;
  page: number;
  limit: number;
  platform?: GamePlatform | undefined;
  categories: readonly string[];
  /** Slugs; empty for all. */
  producers: readonly string[];
  features: readonly GameFeature[];
  volatilities: readonly GameVolatility[];
  sort?: GameSort | undefined;
  include: readonly GameListPart[];
}

/**
 * Normalises a name for search: ignores letter case, repeated spaces and the difference between `ё`
 * and `е`.
 */
export function foldName(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

const foldedNamesOf = collection(
  'foldedGameNames',
  (catalogue) => new Map(gamesOf(catalogue).map(({ slug, name }) => [slug, foldName(name)])),
);

/** An unknown slug in the filter isn't an error. It matches no games. */
function inCategories(catalogue: Catalogue, { categories }: GameQuery): readonly Game[] {
  const byCategory = gamesByCategoryOf(catalogue);
  const [only, ...others] = categories;
  if (only === undefined || categories.includes('allgames')) return gamesOf(catalogue);
  if (others.length === 0) return byCategory.get(only) ?? [];
  return [...new Set(categories.flatMap((slug) => byCategory.get(slug) ?? []))];
}

function matchingName(catalogue: Catalogue, games: readonly Game[], q: string): readonly Game[] {
  const folded = foldName(q);
  if (folded === '') return games;
  const names = foldedNamesOf(catalogue);
  const words = folded.split(' ');
  const found = games.filter(({ slug }) => words.every((word) => names.get(slug)?.includes(word)));
  const rank = ({ slug }: Game): number => {
    const name = names.get(slug) ?? '';
    if (name === folded) return 0;
    return name.startsWith(folded) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

type Order = (one: Game, other: Game) => number;

/** Compares by code unit, because locale rules differ between browsers and Node. */
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const orders: Record<GameSort, (names: ReadonlyMap<string, string>) => Order> = {
  popular: () => (one, other) => (other.popularity ?? 0) - (one.popularity ?? 0),
  new: () => (one, other) => compareText(other.addedAt ?? '', one.addedAt ?? ''),
  name: (names) => (one, other) => compareText(names.get(one.slug) ?? '', names.get(other.slug) ?? ''),
};

/**
 * One page of the matching games, and their total number.
 * @param asOffered converts a game to the form in which the lobby shows it
 */
export function findGames(
  catalogue: Catalogue,
  query: GameQuery,
  asOffered: (game: Game) => Game = (game) => game,
): GameList {
  const { platform, q = '', sort, page, limit, include } = query;
  const runs = inCategories(catalogue, query).filter(
    ({ devices }) => platform === undefined || !devices || devices.includes(platform),
  );
  const offered = runs.map((game) => asOffered(game));
  const named = matchingName(catalogue, offered, q);
  const matching = named.filter((game) => meets(game, query));
  const ordered = sort ? matching.toSorted(orders[sort](foldedNamesOf(catalogue))) : matching;
  return {
    ...partOf(ordered, { page, limit }),
    ...(include.includes('counts') ? { counts: countsOf(named, query) } : {}),
    ...(include.includes('without')
      ? { without: removalsOf(named, named === offered ? null : offered, query) }
      : {}),
  };
}

/** The game, marked as not accepting bonus money. Used for a lobby in which no game accepts bonus money. */
export function withoutBonus(game: Game): Game {
  return { ...game, allow_bonus_balance: false };
}
