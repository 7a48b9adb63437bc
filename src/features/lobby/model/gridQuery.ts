import { GameFeature, GameVolatility, type GameSort } from '#/api/generated/model/index.ts';
import { withParams } from '#/lib/urlQuery.ts';

/**
 * The order and filters of a grid. A game must match one of the producers, one of the volatilities, and all
 * features.
 */
export interface GridQuery {
  readonly sort: GameSort | null;
  /** Words of the game's name; empty if not searched. */
  readonly search: string;
  readonly producers: readonly string[];
  readonly features: readonly GameFeature[];
  readonly volatilities: readonly GameVolatility[];
}

/** Limit of producers, higher than anybody picks. The rest of a hand-made URL is ignored. */
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

/** The known values that the text lists, in a fixed order, so that equal choices share one cache entry. */
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

/** Writes a grid's filters to the URL, whose other parameters stay. */
export function writeGridQuery(params: URLSearchParams, query: GridQuery): URLSearchParams {
  return withParams(params, {
    sort: query.sort,
    q: query.search,
    producer: query.producers.join(','),
    feature: query.features.join(','),
    volatility: query.volatilities.join(','),
  });
}

/** A filter and its value. Each chip shows one choice, and a press toggles it. */
export type Choice =
  | { readonly filter: 'search' | 'producer'; readonly value: string }
  | { readonly filter: 'feature'; readonly value: GameFeature }
  | { readonly filter: 'volatility'; readonly value: GameVolatility };

/** The choices of a query. On a producer's own page, producers don't count. */
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

/** Chooses a value, or takes it away if it is chosen. */
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

/** The query without producers that aren't in the list, such as those of a mistyped or an outdated link. */
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
