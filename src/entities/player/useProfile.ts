import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { useGetProfile } from '#/api/generated/endpoints/profile/profile.ts';
import type { Player, ProfileResponse } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { useIsLoggedIn } from './useSession.ts';

const dataOf = ({ data }: ProfileResponse): Player => data;

/** The player's profile; a guest has none, and nothing is asked. */
export function useProfile(): UseQueryResult<Player, ApiError> {
  const enabled = useIsLoggedIn();
  return useGetProfile<Player>({ query: { enabled, staleTime: staleTimes.normal, select: dataOf } });
}
