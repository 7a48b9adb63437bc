import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { gridFactsQuery, type GridScope } from '../../data/grid/queries.ts';
import { producersQuery } from '../../data/queries.ts';
import { filterOptions, type FilterOptions } from '../../model/filterOptions.ts';
import type { GridQuery } from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';

export interface CountedOptions {
  readonly options: FilterOptions;
  /** Games that meet the filters. */
  readonly total: number;
}

/** The values of the filters with their games. The last counts stay while others load. */
export function useFilterOptions(scope: GridScope, query: GridQuery): Loadable<CountedOptions> {
  const hasBonus = useRestriction().kind === 'none';
  const isOfProducer = scope.producer !== undefined;
  const producers = useQuery({ ...producersQuery(), enabled: !isOfProducer }).data;
  const counted = useQuery({
    ...gridFactsQuery(scope, query, 'counts'),
    placeholderData: keepPreviousData,
  });
  return loadable(counted, ({ counts = [], total }) => {
    // Counted producers are shown by their slugs if the list of producers doesn't load.
    const listed = producers ? producersOf(producers.data) : slugsOf(counts);
    const options = filterOptions({ counts, producers: listed, hasBonus }, query);
    return { total, options: isOfProducer ? { ...options, producer: [] } : options };
  });
}

const slugsOf = (counts: readonly { filter: string; value: string }[]): { slug: string }[] =>
  counts.filter(({ filter }) => filter === 'producer').map(({ value }) => ({ slug: value }));
