import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRefCode } from '#/entities/affiliate/refCode.ts';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { affiliate } from './useTracking.ts';

vi.mock('#/brands/currentBrand.ts', () => ({ currentBrand: () => ({ id: 'aurora' }) }));

const ping = vi.fn((_url: URL, _options: RequestInit) => Promise.resolve(new Response()));

beforeEach(() => {
  ping.mockClear();
  vi.stubGlobal('fetch', ping);
});
afterEach(() => vi.unstubAllGlobals());

it("a visit without an affiliate code isn't reported to any affiliate", () => {
  stubBrowser('https://casino.example/promo');
  affiliate.visited('/promo');
  expect(ping).not.toHaveBeenCalled();
});

it('a visit with an affiliate code is reported to the affiliate, with only the project and the code', () => {
  stubBrowser('https://casino.example/promo?refCode=partner-7&email=me@example.test');
  keepRefCode(location.search);
  affiliate.visited('/promo');
  expect(ping).toHaveBeenCalledOnce();
  const [url, options] = ping.mock.calls[0] ?? [];
  expect([...(url?.searchParams ?? [])]).toEqual([
    ['project', 'aurora'],
    ['refcode', 'partner-7'],
  ]);
  expect(options?.method ?? 'GET').toBe('GET');
});
