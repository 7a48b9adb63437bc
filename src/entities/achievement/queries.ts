import { getListUserAchievementsQueryOptions } from '#/api/generated/endpoints/achievements/achievements.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';

/** How far the player is with every task; those of promotions carry its id. */
export const achievementsQuery = () =>
  getListUserAchievementsQueryOptions({ query: { enabled: isLoggedIn } });
