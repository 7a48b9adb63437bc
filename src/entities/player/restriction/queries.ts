// Separate from the other player queries, because the initial bundle needs only the query in this file.
import { getGetPlayRestrictionsQueryOptions } from '#/api/generated/endpoints/restrictions/restrictions.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';

/** A break or a self-exclusion. Disabled for guests. */
export const restrictionsQuery = () => getGetPlayRestrictionsQueryOptions({ query: { enabled: isLoggedIn } });

/** Always refetches, even if the cached restriction is still fresh. */
export const freshRestrictionsQuery = () => getGetPlayRestrictionsQueryOptions({ query: { staleTime: 0 } });
