import { getListUserAchievementsQueryOptions } from '#/api/generated/endpoints/achievements/achievements.ts';

/** All achievements of the player. Those of promotions stand on the promotions' own pages. */
export const achievementsQuery = () => getListUserAchievementsQueryOptions();
