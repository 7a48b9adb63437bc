import { create } from 'axios';
import { expect, it } from 'vitest';
import { withQuery, earlyCalls } from './earlyCalls.ts';
import { rowParams } from './data/listParams.ts';

/** Sorts the URL's parameters, as the app does when it looks for the early response to a request. */
function normal(path: string): string {
  const url = new URL(path, 'http://early');
  url.searchParams.sort();
  return url.pathname + url.search;
}

it('an early call has the same URL as the call of the generated client', () => {
  const params = rowParams('recommended', 'desktop');
  const byClient = create({ paramsSerializer: { indexes: null } }).getUri({
    url: '/json-api/v2/games',
    params,
  });
  expect(normal(withQuery('/json-api/v2/games', params))).toBe(normal(byClient));
});

it('early calls are all different, and none requests data that the prerendered page contains', () => {
  expect(new Set(earlyCalls).size).toBe(earlyCalls.length);
  expect(earlyCalls.filter((call) => /games|categories|banners/.test(call))).toEqual([]);
});
