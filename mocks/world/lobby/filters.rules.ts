// Filters of game lists: which games match, how many games each value has, and which games each filter hides.
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

/** The values of a game that each filter compares with the chosen ones. */
const valuesOf: Readonly<Record<GameFilter, (game: Game) => readonly string[]>> = {
  producer: ({ producer }) => (producer ? [producer.slug] : []),
  feature: (game) => factsOf(game).features,
  volatility: (game) => {
    const { volatility } = factsOf(game);
    return volatility === undefined ? [] : [volatility];
  },
};

// A type assertion, because `Object.keys` returns strings.
const filterNames = Object.keys(valuesOf) as GameFilter[];

/**
 * Whether a game matches the filters: any chosen producer, any chosen volatility, and all chosen features.
 * A filter without a choice matches every game.
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
 * How many games each filter value has. A second producer or volatility adds games, so the count ignores the
 * chosen ones. A second feature narrows the list, so the count includes the chosen ones.
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
 * How many games the list would have without each of its filters. Leaves out a filter if its removal finds
 * no games.
 * @param named the games that match the search
 * @param all the games that the list has without the search; null if nothing is searched
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
