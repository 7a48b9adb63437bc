import { getListLevelsQueryOptions } from '#/api/generated/endpoints/levels/levels.ts';

export const levelsQuery = () => getListLevelsQueryOptions();
