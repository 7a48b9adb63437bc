import { useQuery } from '@tanstack/react-query';
import { realityCheckQuery } from './queries.ts';

/** 0: none, also while it is not known. */
export function useRealityCheckInterval(): number {
  const { data } = useQuery(realityCheckQuery());
  return data?.data.interval ?? 0;
}
