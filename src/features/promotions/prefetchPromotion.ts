import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '#/api/queryCache.ts';
import { promotionQuery } from './data/queries.ts';

export function prefetchPromotion(client: QueryClient, slug: string): void {
  startQuery(client, promotionQuery(slug));
}
