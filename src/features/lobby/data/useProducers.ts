import { useListCategories } from '#/api/generated/endpoints/lobby/lobby.ts';
import type { CategoryList } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { producersOf } from '../model/rules.ts';
import { producersParams } from './listParams.ts';

const inOrder = ({ data }: CategoryList) => producersOf(data);

/** All producers in the order of their positions; null until they are there. */
export function useProducers(isWanted = true) {
  const query = useListCategories(producersParams, { query: { staleTime: staleTimes.catalogue, enabled: isWanted, select: inOrder } });
  return { producers: query.data ?? null, isFailed: query.isError, isRetrying: query.isFetching, retry: () => void query.refetch() };
}
