import { staleTimes } from '#/api/staleTimes.ts';
import { giftsQuery } from '#/entities/player/queries.ts';

export const giftsNowQuery = () => ({ ...giftsQuery(), staleTime: staleTimes.live });
