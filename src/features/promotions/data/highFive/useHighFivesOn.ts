import { useQuery } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';

/** Whether the server has high-fives switched on. */
export function useHighFivesOn(): boolean {
  return useQuery(serverDataQuery()).data?.data.flags.isHighFiveEnabled !== false;
}
