import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '#/api/queryCache.ts';
import { gamePageQuery } from './data/gamePageQuery.ts';

export function prefetchGame(client: QueryClient, slug: string): void {
  startQuery(client, gamePageQuery(client, slug));
}
