import { getCheckRestoreLinkQueryOptions } from '#/api/generated/endpoints/auth/auth.ts';

/** The link is checked once per visit: a refetch could replace the form while the player fills it in. */
export const restoreLinkQuery = (code: string) =>
  getCheckRestoreLinkQueryOptions(
    { code },
    { query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } },
  );
