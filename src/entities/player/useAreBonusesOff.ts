import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './queries.ts';

/** Whether bonuses are disabled for the account; false while unknown (specification S6.10). */
export function useAreBonusesOff(): boolean {
  return useQuery(profileQuery()).data?.data.level.bonus_availability_level === 0;
}
