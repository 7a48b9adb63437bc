import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '#/api/queryCache.ts';
import {
  generalLimitQuery,
  lastDepositQuery,
  newPayoutsQuery,
  paymentSystemsQuery,
  payoutSystemsQuery,
  sumRangeQuery,
} from './data/queries.ts';
import { readTab } from './model/cashboxUrl.ts';

/**
 * Prefetches the open payouts and the main data of the tab in the URL. The history's lists aren't prefetched.
 */
export function prefetchCashbox(client: QueryClient, search: URLSearchParams): void {
  const tab = readTab(search);
  startQuery(client, newPayoutsQuery());
  if (tab === 'history') return;
  startQuery(client, generalLimitQuery());
  if (tab === 'payout') {
    startQuery(client, payoutSystemsQuery());
    return;
  }
  startQuery(client, paymentSystemsQuery());
  startQuery(client, sumRangeQuery());
  startQuery(client, lastDepositQuery());
}
