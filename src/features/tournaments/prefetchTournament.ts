import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '#/api/queryCache.ts';
import { someGamesQuery, tournamentQuery } from './data/queries.ts';

export function prefetchTournament(client: QueryClient, slug: string): void {
  startQuery(client, tournamentQuery(slug));
  startQuery(client, someGamesQuery(slug));
}
