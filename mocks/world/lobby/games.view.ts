// What the list of games answers: words, filters, order, page.
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

/** A name as it is searched for: letter case, `ё` and doubled blanks make no difference. */
export function foldName(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

const foldedNamesOf = collection(
  'foldedGameNames',
  (catalogue) => new Map(gamesOf(catalogue).map(({ slug, name }) => [slug, foldName(name)])),
);

/** An unknown slug gives no games and no error, as a filter does. */
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

function named(catalogue: Catalogue, games: readonly Game[], q: string): readonly Game[] {
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

/** Plain comparisons of texts: the rules of languages are not the same in every browser and in Node. */
const before = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const orders: Record<GameSort, (names: ReadonlyMap<string, string>) => Order> = {
  popular: () => (one, other) => (other.popularity ?? 0) - (one.popularity ?? 0),
  new: () => (one, other) => before(other.addedAt ?? '', one.addedAt ?? ''),
  name: (names) => (one, other) => before(names.get(one.slug) ?? '', names.get(other.slug) ?? ''),
};

/** One page of the games that match, and how many match in all. */
export function findGames(catalogue: Catalogue, query: GameQuery): GameList {
  const { platform, q = '', sort, page, limit } = query;
  const runs = candidates(catalogue, query).filter(
    ({ devices }) => platform === undefined || !devices || devices.includes(platform),
  );
  const matching = named(catalogue, runs, q);
  const ordered = sort ? matching.toSorted(orders[sort](foldedNamesOf(catalogue))) : matching;
  return partOf(ordered, { page, limit });
}

/** True where the lobby sells no bonus games: the same games without their bonus. */
export function withoutBonus(game: Game): Game {
  return { ...game, allow_bonus_balance: false };
}
