import {
  GameFeature,
  GameVolatility,
  type GameCount,
  type GameFilter,
  type GameRemoval,
  type Producer,
} from '#/api/generated/model/index.ts';
import { choicesOf, type Choice, type GridQuery } from './gridQuery.ts';

/**
 * A filter value and how many games would match if the player chose it. The number is null for a chosen value
 * without games.
 */
export interface FilterOption {
  readonly choice: Choice;
  readonly count: number | null;
  readonly isChosen: boolean;
}

export type FilterOptions = Readonly<Record<GameFilter, readonly FilterOption[]>>;

interface Offered {
  readonly counts: readonly GameCount[];
  readonly producers: readonly Pick<Producer, 'slug'>[];
  /** True if filters about bonus money may be offered. */
  readonly hasBonus: boolean;
}

/**
 * The filter values to offer: all values with games. Chosen values are offered even without games, so that
 * the player can remove them.
 */
export function filterOptions({ counts, producers, hasBonus }: Offered, query: GridQuery): FilterOptions {
  const chosen = choicesOf(query);
  const option = (choice: Choice): FilterOption[] => {
    const isOfValue = ({ filter, value }: { filter: string; value: string }) =>
      filter === choice.filter && value === choice.value;
    const count = counts.find(isOfValue)?.count ?? null;
    const isChosen = chosen.some(isOfValue);
    return count === null && !isChosen ? [] : [{ choice, count, isChosen }];
  };
  const features = Object.values(GameFeature).filter((value) => hasBonus || value !== 'bonus_money');
  const slugs = new Set([...producers.map(({ slug }) => slug), ...query.producers]);
  return {
    producer: [...slugs].flatMap((value) => option({ filter: 'producer', value })),
    feature: features.flatMap((value) => option({ filter: 'feature', value })),
    volatility: Object.values(GameVolatility).flatMap((value) => option({ filter: 'volatility', value })),
  };
}

/**
 * How many producers the filters always show: those with the most games. Other producers are shown only if
 * they are chosen. The picker lists all producers.
 */
const SHOWN_PRODUCERS = 8;

/** The producers with the most games, and all chosen ones. */
export function topProducers(options: readonly FilterOption[]): readonly FilterOption[] {
  const largest = options.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const top = new Set(largest.slice(0, SHOWN_PRODUCERS));
  return largest.filter((option) => top.has(option) || option.isChosen);
}

/**
 * The query without one of its filters. The producer filter is removed with all its producers, the volatility
 * filter with all its volatilities. Features are removed one by one.
 */
export function withoutFilter(query: GridQuery, { filter, value }: GameRemoval): GridQuery {
  if (filter === 'search') return { ...query, search: '' };
  if (filter === 'producer') return { ...query, producers: [] };
  if (filter === 'volatility') return { ...query, volatilities: [] };
  return { ...query, features: query.features.filter((feature) => feature !== value) };
}

/**
 * The chosen values that disappear when a filter is removed. There can be several: removing the producer
 * filter, for example, removes all chosen producers.
 */
export function removedChoices(query: GridQuery, removal: GameRemoval): Choice[] {
  const kept = choicesOf(withoutFilter(query, removal));
  return choicesOf(query).filter(
    (choice) => !kept.some(({ filter, value }) => filter === choice.filter && value === choice.value),
  );
}
