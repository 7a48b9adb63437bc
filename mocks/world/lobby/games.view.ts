import { partOf } from '../paging.ts';
import type { Game, GameList, GamePlatform, GameSort } from '../../generated/model/index.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { gamesByCategoryOf } from './categories.catalogue.ts';
import { gamesByProducerOf, gamesOf } from './games.catalogue.ts';

export interface GameQuery {
  q?: string | undefined;
  page: number;
  limit: number;
  platform?: GamePlatform | undefined;
  categories: readonly string[];
  producer?: string | undefined;
  sort?: GameSort | undefined;
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

/** An unknown slug matches no games. It isn't an error, because it is a filter. */
function candidates(catalogue: Catalogue, { categories, producer }: GameQuery): readonly Game[] {
  const byCategory = gamesByCategoryOf(catalogue);
  const [only, ...others] = categories;
  const ofProducer =
    producer === undefined
      ? null
      : producer.split(',').flatMap((slug) => gamesByProducerOf(catalogue).get(slug) ?? []);
  if (only === undefined || categories.includes('allgames')) return ofProducer ?? gamesOf(catalogue);
  const listed =
    others.length === 0
      ? (byCategory.get(only) ?? [])
      : [...new Set(categories.flatMap((slug) => byCategory.get(slug) ?? []))];
  if (!ofProducer) return listed;
  const theirs = new Set(ofProducer);
  return listed.filter((game) => theirs.has(game));
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

/** One page of the matching games, and their total number. */
export function findGames(catalogue: Catalogue, query: GameQuery): GameList {
  const { platform, q = '', sort, page, limit } = query;
  const runs = candidates(catalogue, query).filter(
    ({ devices }) => platform === undefined || !devices || devices.includes(platform),
  );
  const matching = matchingName(catalogue, runs, q);
  const ordered = sort ? matching.toSorted(orders[sort](foldedNamesOf(catalogue))) : matching;
  return partOf(ordered, { page, limit });
}

/** Hides the bonus flag, for lobbies that don't sell bonus games. */
export function withoutBonus(game: Game): Game {
  return { ...game, allow_bonus_balance: false };
}
