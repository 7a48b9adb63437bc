import { useQuery } from '@tanstack/react-query';
import { realityCheckQuery } from './queries.ts';

/**
 * Minutes of play for money between two reminders, as the player chose; 0: none, also while it is not known.
 */
export function useRealityCheckInterval(): number {
  const { data } = useQuery(realityCheckQuery());
  return data?.data.interval ?? 0;
}
