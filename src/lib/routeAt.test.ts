import { describe, expect, it } from 'vitest';
import { routeNamed, routeNames } from '#/paths.ts';
import { accessOf, reportedPath, routeAt, takesMoney } from './routeAt.ts';

describe('the route of a path', () => {
  it.each(routeNames)('is %s for the URL of that route, with any query and fragment', (name) => {
    const path = routeNamed(name).pattern.replaceAll(/:\w+/g, 'some-part');
    expect(routeAt(`${path}?tab=1#top`)?.name).toBe(name);
  });
  it('decodes the parameters', () => {
    expect(routeAt('/producers/a%2Fb/new%20games')).toEqual({
      name: 'producersGamesByCategory',
      params: { slug: 'a/b', category: 'new games' },
    });
  });
  it("keeps a parameter as it is if it can't be decoded", () => {
    expect(routeAt('/play/%E0%A4%A')).toEqual({ name: 'gameItem', params: { name: '%E0%A4%A' } });
  });
  it('ignores a trailing slash and the case of letters', () => {
    expect(routeAt('/cashbox/')?.name).toBe('cashbox');
    expect(routeAt('/Login')?.name).toBe('login');
  });
  it('is undefined for an unknown URL', () => {
    expect(routeAt('/a/b/c')).toBeUndefined();
  });
});

it('an unknown page is public', () => {
  expect(accessOf('/a/b/c')).toBe('public');
  expect(accessOf('/cashbox?tab=payout')).toBe('player');
});

it('only the cashbox counts as a page that takes money', () => {
  expect(takesMoney('/cashbox/?tab=payout')).toBe(true);
  expect(takesMoney('/cashbox-rules')).toBe(false);
});

it('the reported URL of a new password lacks its secret code, even in guest mode', () => {
  expect(reportedPath('/new-password/secret?x=1')).toBe('/new-password/:code');
  expect(reportedPath('/guest/new-password/secret')).toBe('/new-password/:code');
  expect(reportedPath('/promo/spring?partner=1#top')).toBe('/promo/spring');
});
