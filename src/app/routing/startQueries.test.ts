import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ScreenName } from '#/paths.ts';
import { startQueries } from './screens.ts';

const clients: QueryClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.clear()));

const startedBy = (name: ScreenName, params: Record<string, string>, query = '') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(client);
  startQueries(name, client, { params, search: new URLSearchParams(query) });
  return () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.filter((part) => typeof part === 'string').join('/'));
};

it.each<[ScreenName, Record<string, string>, string, string[]]>([
  ['promoPage', { slug: 'spring' }, '', ['json-api/actions/spring']],
  ['tournamentPage', { slug: 'night-race' }, '', ['json-api/v2/tournaments/night-race']],
  ['gameItem', { name: 'golden-harvest' }, '', ['json-api/v2/games/golden-harvest']],
  ['categoryGames', { slug: 'slots' }, 'sort=new', ['infinite/json-api/v2/games']],
  ['producersGames', { slug: 'north' }, '', ['json-api/v2/categories/north', 'infinite/json-api/v2/games']],
  ['cashbox', {}, '', ['json-api/treasury/payment-system']],
  ['cashbox', {}, 'tab=payout', ['json-api/treasury/payout-system']],
])(
  'the page %s with %j and "%s" starts its queries before its code has rendered',
  async (name, params, query, keys) => {
    const started = startedBy(name, params, query);
    await vi.waitFor(() => expect(started()).toEqual(expect.arrayContaining(keys)), { timeout: 10_000 });
  },
);

it('a page without queries starts no request', async () => {
  const started = startedBy('login', {});
  await import('./pages.ts');
  expect(started()).toEqual([]);
});
