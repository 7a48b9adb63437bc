import { useQuery } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';

export function useHighFivesOn(): boolean {
  return useQuery(serverDataQuery()).data?.data.flags.isHighFiveEnabled !== false;
}
