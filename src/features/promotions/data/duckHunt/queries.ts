import { getGetDuckHuntGameQueryOptions } from '#/api/generated/endpoints/promotions/promotions.ts';
import { staleTimes } from '#/api/staleTimes.ts';

/** A duck hunt as the visitor sees it; each shot brings the next flight. */
export const duckHuntQuery = (gameId: number) =>
  getGetDuckHuntGameQueryOptions(gameId, { query: { staleTime: staleTimes.live } });
