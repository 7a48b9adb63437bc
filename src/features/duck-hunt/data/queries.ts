import { getGetDuckHuntGameQueryOptions } from '#/api/generated/endpoints/promotions/promotions.ts';
import { staleTimes } from '#/api/staleTimes.ts';

export const duckHuntQuery = (gameId: number) =>
  getGetDuckHuntGameQueryOptions(gameId, { query: { staleTime: staleTimes.live } });
