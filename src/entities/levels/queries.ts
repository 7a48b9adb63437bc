// The levels of the casino, the same for everybody.
import { getListLevelsQueryOptions } from '#/api/generated/endpoints/levels/levels.ts';

export const levelsQuery = () => getListLevelsQueryOptions();
