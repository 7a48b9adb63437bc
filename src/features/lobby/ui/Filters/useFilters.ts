import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { shownName } from '#/entities/game/rules.ts';
import { useFactName } from '#/entities/game-facts/useFactName.ts';
import { producersQuery } from '../../data/queries.ts';
import {
  type Choice,
  type GridQuery,
  readGridQuery,
  withoutUnknownProducers,
  writeGridQuery,
} from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';
import { gridFactsQuery, type GridScope } from '../../data/grid/queries.ts';
import { filterOptions, type FilterOptions } from '../../model/filterOptions.ts';

interface GridQueryState {
  readonly query: GridQuery;
  /**
   * Producers in the URL that don't exist. They are ignored, and the next change removes them from the URL.
   */
  readonly unknown: readonly string[];
  /** True while the list of producers loads. Unknown producers can't be recognised until it has loaded. */
  readonly isChecking: boolean;
  readonly change: (next: GridQuery) => void;
}

/**
 * The order and the filters of a grid, read from the URL. On a producer's own page, producers in the URL
 * are ignored.
 */
export function useGridQuery(isOfProducer: boolean): GridQueryState {
  const [asked, change] = useUrlQuery(readGridQuery, writeGridQuery);
  const isWanted = !isOfProducer && asked.producers.length > 0;
  const producers = useQuery({ ...producersQuery(), enabled: isWanted });
  const checked =
    isWanted && producers.data
      ? withoutUnknownProducers(asked, producersOf(producers.data.data))
      : { query: asked, unknown: [] };
  return { ...checked, isChecking: isWanted && producers.isPending, change };
}

export interface CountedOptions {
  readonly options: FilterOptions;
  /** Number of games that match the filters. */
  readonly total: number;
}

/** The values of the filters with their numbers of games. The previous numbers stay while new ones load. */
export function useFilterOptions(scope: GridScope, query: GridQuery): Loadable<CountedOptions> {
  const hasBonus = useRestriction().kind === 'none';
  const isOfProducer = scope.producer !== undefined;
  const producers = useQuery({ ...producersQuery(), enabled: !isOfProducer }).data;
  const counted = useQuery({
    ...gridFactsQuery(scope, query, 'counts'),
    placeholderData: keepPreviousData,
  });
  return loadable(counted, ({ counts = [], total }) => {
    // If the list of producers fails to load, the slugs in the response serve as names.
    const listed = producers ? producersOf(producers.data) : slugsOf(counts);
    const options = filterOptions({ counts, producers: listed, hasBonus }, query);
    return { total, options: isOfProducer ? { ...options, producer: [] } : options };
  });
}

const slugsOf = (counts: readonly { filter: string; value: string }[]): { slug: string }[] =>
  counts.filter(({ filter }) => filter === 'producer').map(({ value }) => ({ slug: value }));

export type ChoiceName = (choice: Choice) => string;

/**
 * Returns a function for the text of a chip. Until the producers have loaded, their slugs serve as names.
 */
export function useChoiceName(isWanted = true): ChoiceName {
  const { formatMessage } = useIntl();
  const { ofFeature, ofVolatility } = useFactName();
  const known = useQuery({ ...producersQuery(), enabled: isWanted }).data;
  const producers = known && producersOf(known.data);
  return ({ filter, value }) => {
    if (filter === 'search') return formatMessage({ id: 'gameFacts.filters.search' }, { text: value });
    if (filter === 'feature') return ofFeature(value);
    if (filter === 'volatility') return ofVolatility(value);
    const producer = producers?.find(({ slug }) => slug === value);
    return producer ? shownName(producer) : value;
  };
}
