import { GameFeature, GameVolatility, type GameSort } from '#/api/generated/model/index.ts';
import { withParams } from '#/lib/urlQuery.ts';

/**
 * The order and the filters of a grid. A game must have one of the chosen producers, one of the chosen
 * volatilities, and all of the chosen features.
 */
export interface GridQuery {
  readonly sort: GameSort | null;
  /** Words in the game's name. Empty without a search. */
  readonly search: string;
  readonly producers: readonly string[];
  readonly features: readonly GameFeature[];
  readonly volatilities: readonly GameVolatility[];
}

/**
 * Maximum number of producers, more than anybody chooses. Further producers in a hand-made URL are ignored.
 */
const MAX_PRODUCERS = 20;
const MAX_SLUG = 100;
const MAX_SEARCH = 150;

const sorts: Readonly<Record<GameSort, true>> = { popular: true, new: true, name: true };

function isSort(value: string | null): value is GameSort {
  return value !== null && Object.hasOwn(sorts, value);
}

const listOf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').map((part) => part.trim())),
];

/**
 * The valid values in a list from the URL. They have a fixed order, so that equal choices share one cache
 * entry.
 */
function knownOf<Value extends string>(text: string | null, known: Readonly<Record<string, Value>>): Value[] {
  const named = listOf(text);
  return Object.values(known).filter((value) => named.includes(value));
}

/** Reads a grid's filters from the URL. Ignores unknown values. */
export function readGridQuery(params: URLSearchParams): GridQuery {
  const sort = params.get('sort');
  const search = (params.get('q') ?? '').trim();
  return {
    sort: isSort(sort) ? sort : null,
    search: search.length <= MAX_SEARCH ? search : '',
    producers: listOf(params.get('producer'))
      .filter((slug) => slug !== '' && slug.length <= MAX_SLUG)
      .slice(0, MAX_PRODUCERS),
    features: knownOf(params.get('feature'), GameFeature),
    volatilities: knownOf(params.get('volatility'), GameVolatility),
  };
}

/** Writes a grid's filters to the URL. Keeps all other parameters. */
export function writeGridQuery(params: URLSearchParams, query: GridQuery): URLSearchParams {
  return withParams(params, {
    sort: query.sort,
    q: query.search,
    producer: query.producers.join(','),
    feature: query.features.join(','),
    volatility: query.volatilities.join(','),
  });
}

/** A filter and one of its values. Each chip shows one such choice and toggles it when pressed. */
export type Choice =
  | { readonly filter: 'search' | 'producer'; readonly value: string }
  | { readonly filter: 'feature'; readonly value: GameFeature }
  | { readonly filter: 'volatility'; readonly value: GameVolatility };

/** The choices in a query. Producers are left out on a producer's own page. */
export function choicesOf(query: GridQuery, isOfProducer = false): Choice[] {
  const producers = isOfProducer ? [] : query.producers;
  return [
    ...(query.search === '' ? [] : [{ filter: 'search', value: query.search } as const]),
    ...producers.map((value) => ({ filter: 'producer', value }) as const),
    ...query.features.map((value) => ({ filter: 'feature', value }) as const),
    ...query.volatilities.map((value) => ({ filter: 'volatility', value }) as const),
  ];
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Adds a choice, or removes it if it is already in the query. */
export function toggleChoice(query: GridQuery, choice: Choice): GridQuery {
  const { filter, value } = choice;
  if (filter === 'feature') return { ...query, features: toggled(query.features, value) };
  if (filter === 'volatility') return { ...query, volatilities: toggled(query.volatilities, value) };
  if (filter === 'producer') return { ...query, producers: toggled(query.producers, value) };
  return { ...query, search: query.search === value ? '' : value };
}

/** Clears the filters and keeps the order. */
export function withoutFilters({ sort }: GridQuery): GridQuery {
  return { sort, search: '', producers: [], features: [], volatilities: [] };
}

/** The query without unknown producers. They come, for example, from a mistyped or outdated link. */
export function withoutUnknownProducers(
  query: GridQuery,
  known: readonly { readonly slug: string }[],
): { readonly query: GridQuery; readonly unknown: readonly string[] } {
  const isKnown = (producer: string): boolean => known.some(({ slug }) => slug === producer);
  const unknown = query.producers.filter((producer) => !isKnown(producer));
  return unknown.length === 0
    ? { query, unknown }
    : { query: { ...query, producers: query.producers.filter(isKnown) }, unknown };
}
