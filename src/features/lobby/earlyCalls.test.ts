import { create } from 'axios';
import { expect, it } from 'vitest';
import { earlyCalls } from './earlyCalls.ts';
import { rowParams } from './data/listParams.ts';

/** Parameters in one order, as the reader of early answers compares them. */
function normal(address: string): string {
  const url = new URL(address, 'http://early');
  url.searchParams.sort();
  return url.pathname + url.search;
}

it('early calls have the addresses that the generated client asks for', () => {
  const [first] = earlyCalls(['recommended', 'top'], 'desktop');
  const byClient = create({ paramsSerializer: { indexes: null } }).getUri({ url: '/json-api/v2/games', params: rowParams('recommended', 'desktop') });
  expect(normal(first ?? '')).toBe(normal(byClient));
});

it('early calls are all different and start with the first two rows', () => {
  const calls = earlyCalls(['recommended', 'top', 'newgames'], 'mobile');
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.filter((call) => call.startsWith('/json-api/v2/games?'))).toHaveLength(2);
  expect(calls[0]).toContain('platform=mobile');
});
