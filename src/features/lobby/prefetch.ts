import type { QueryClient } from '@tanstack/react-query';
import { startInfiniteQuery, startQuery } from '#/api/queryCache.ts';
import { gridQuery, type GridScope } from './data/grid/queries.ts';
import { categoriesQuery, sectionQuery, startBannersQuery } from './data/queries.ts';
import { readGridQuery } from './model/gridQuery.ts';

/** Starts the queries of a category page or a producer page. */
export function prefetchGrid(client: QueryClient, scope: GridScope, search: URLSearchParams): void {
  startQuery(client, categoriesQuery());
  if (scope.producer !== undefined) startQuery(client, sectionQuery(scope.producer));
  startInfiniteQuery(client, gridQuery(scope, readGridQuery(search)));
}

/** Errors are ignored on purpose, because the hero works without banners. */
export function prefetchBanners(client: QueryClient): void {
  void client.prefetchQuery(startBannersQuery());
}
