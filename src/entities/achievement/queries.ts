import { getListUserAchievementsQueryOptions } from '#/api/generated/endpoints/achievements/achievements.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';

/** The player's progress in every task. Tasks of a promotion carry the promotion's id. */
export const achievementsQuery = () =>
  getListUserAchievementsQueryOptions({ query: { enabled: isLoggedIn } });
