import { useQuery } from '@tanstack/react-query';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { producersQuery } from '../../data/queries.ts';
import {
  readGridQuery,
  withoutUnknownProducers,
  writeGridQuery,
  type GridQuery,
} from '../../model/gridQuery.ts';
import { producersOf } from '../../model/rules.ts';

interface GridQueryState {
  readonly query: GridQuery;
  /** Producers of the address that don't exist. Ignored, and dropped from the address by the next change. */
  readonly unknown: readonly string[];
  /** Whether it isn't known yet which producers exist. */
  readonly isChecking: boolean;
  readonly change: (next: GridQuery) => void;
}

/** The order and the filters of a grid, from the address. A producer's own page ignores other producers. */
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
