import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wait } from '#/lib/schedule.ts';
import { renewCache } from './followLocale.ts';

let client: QueryClient;
let language: string;
const answer = async (): Promise<string> => {
  await wait();
  return language;
};
const stops: (() => void)[] = [];

/** Subscribes to a query as a component does. Returns a getter for its current data. */
function show(name: string) {
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: answer, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  return () => observer.getCurrentResult().data;
}

beforeEach(() => {
  client = new QueryClient();
  language = 'ru';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('after a change of locale, shown data stays until its translation arrives', async () => {
  const shown = show('profile');
  await expect.poll(shown).toBe('ru');
  language = 'en';
  const seen = new Set([shown()]);
  client.getQueryCache().subscribe(() => seen.add(shown()));
  renewCache(client);
  await expect.poll(shown).toBe('en');
  expect([...seen]).toEqual(['ru', 'en']);
});

it('after a change of locale, unused data is dropped and requests in flight are repeated', async () => {
  client.setQueryData(['left'], 'ru');
  const shown = show('slow');
  language = 'en';
  renewCache(client);
  expect(client.getQueryData(['left'])).toBeUndefined();
  await expect.poll(shown).toBe('en');
});

it('after a change of locale, an infinite list restarts with its first page', async () => {
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: answer,
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  });
  stops.push(observer.subscribe(() => undefined));
  const pages = () => observer.getCurrentResult().data?.pages;
  await expect.poll(pages).toEqual(['ru']);
  await observer.fetchNextPage();
  language = 'en';
  renewCache(client);
  await expect.poll(pages).toEqual(['en']);
});
