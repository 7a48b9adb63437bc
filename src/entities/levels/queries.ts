// The loyalty levels, the same for every player.
import { getListLevelsQueryOptions } from '#/api/generated/endpoints/levels/levels.ts';

export const levelsQuery = () => getListLevelsQueryOptions();
