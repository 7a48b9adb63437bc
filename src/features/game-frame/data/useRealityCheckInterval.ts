import { useGetRealityCheck } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import { staleTimes } from '#/api/staleTimes.ts';

/** Minutes of play for money between two reminders, as the player chose; 0: none, also while it is not known. */
export function useRealityCheckInterval(): number {
  const { data } = useGetRealityCheck({ query: { staleTime: staleTimes.normal } });
  return data?.data.interval ?? 0;
}
