// Apart from the other queries of a player, because the first load needs it.
import { getGetPlayRestrictionsQueryOptions } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';

/** A break or a self-exclusion; a guest has none. */
export const restrictionsQuery = () => getGetPlayRestrictionsQueryOptions({ query: { enabled: isLoggedIn } });
