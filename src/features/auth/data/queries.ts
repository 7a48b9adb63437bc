import { getCheckRestoreLinkQueryOptions } from '#/api/generated/endpoints/auth/auth.ts';
import { getListSessionsQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';

/** Checks a restore link, once per visit: a refetch could replace the form while the player fills it in. */
export const restoreLinkQuery = (code: string) =>
  getCheckRestoreLinkQueryOptions(
    { code },
    { query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } },
  );

/** The devices that are logged in. The player can sign them out when setting a new password. */
export const devicesQuery = () => getListSessionsQueryOptions();
