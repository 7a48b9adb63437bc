// Filters of game lists: which games match, how many games each filter value has, and how many games would
// appear without each filter.
import type {
  Game,
  GameCount,
  GameFeature,
  GameFilter,
  GameRemoval,
  GameVolatility,
} from '../../generated/model/index.ts';
import { factsOf } from '../game-frame/facts.view.ts';

export interface GameFilters {
  readonly producers: readonly string[];
  readonly features: readonly GameFeature[];
  readonly volatilities: readonly GameVolatility[];
}

/** For each filter: returns a game's values, which are compared with the values that the player chose. */
const valuesOf: Readonly<Record<GameFilter, (game: Game) => readonly string[]>> = {
  producer: ({ producer }) => (producer ? [producer.slug] : []),
  feature: (game) => factsOf(game).features,
  volatility: (game) => {
    const { volatility } = factsOf(game);
    return volatility === undefined ? [] : [volatility];
  },
};

// The cast is safe: `valuesOf` has exactly the filters as its keys.
const filterNames = Object.keys(valuesOf) as GameFilter[];

/**
 * Whether a game has any of the chosen producers, any of the chosen volatilities, and all chosen features. A
 * filter without chosen values matches every game.
 */
export function meets(game: Game, { producers, features, volatilities }: GameFilters): boolean {
  const hasAny = (filter: GameFilter, chosen: readonly string[]): boolean =>
    chosen.length === 0 || valuesOf[filter](game).some((value) => chosen.includes(value));
  if (!hasAny('producer', producers)) return false;
  if (!hasAny('volatility', volatilities)) return false;
  if (features.length === 0) return true;
  const own = valuesOf.feature(game);
  return features.every((feature) => own.includes(feature));
}

const noChoice = { producer: { producers: [] }, volatility: { volatilities: [] }, feature: {} } as const;

/**
 * How many games each filter value has. Choosing another producer or volatility adds games, so their counts
 * ignore what is already chosen in the same filter. Choosing another feature narrows the list, so the counts of
 * features respect the chosen ones.
 */
export function countsOf(games: readonly Game[], filters: GameFilters): GameCount[] {
  return filterNames.flatMap((filter) => {
    const kept = { ...filters, ...noChoice[filter] };
    const counts = new Map<string, number>();
    for (const game of games) {
      if (!meets(game, kept)) continue;
      for (const value of valuesOf[filter](game)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, count]) => ({ filter, value, count }));
  });
}

/**
 * How many games the list would have if one of its filters or the search were removed. Leaves out removals
 * that would find no games.
 * @param named the games that match the search
 * @param all the games without the search; null if there is no search
 */
export function removalsOf(
  named: readonly Game[],
  all: readonly Game[] | null,
  filters: GameFilters,
): GameRemoval[] {
  const count = (games: readonly Game[], kept: GameFilters): number =>
    games.filter((game) => meets(game, kept)).length;
  const { producers, features, volatilities } = filters;
  const removals: GameRemoval[] = [];
  if (all) removals.push({ filter: 'search', count: count(all, filters) });
  if (producers.length > 0)
    removals.push({ filter: 'producer', count: count(named, { ...filters, producers: [] }) });
  for (const value of features) {
    const kept = features.filter((feature) => feature !== value);
    removals.push({ filter: 'feature', value, count: count(named, { ...filters, features: kept }) });
  }
  if (volatilities.length > 0)
    removals.push({ filter: 'volatility', count: count(named, { ...filters, volatilities: [] }) });
  return removals.filter((removal) => removal.count > 0);
}
