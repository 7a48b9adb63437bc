import { expect, it } from 'vitest';
import { startRoutePath } from './startRoute.ts';

it.each([
  ['Tournaments', '/tournaments'],
  ['cashbox', '/cashbox'],
  ['CompointsTournaments', '/compoints/tournaments'],
])('a visit that starts on the main page is redirected to the configured route %s', (saved, path) => {
  expect(startRoutePath(saved, '/')).toBe(path);
});

it("a visit that starts on another page isn't redirected", () => {
  expect(startRoutePath('Tournaments', '/promo')).toBeNull();
});

it.each([undefined, '', 'Main', 'Nowhere', 'PromoPage', 'StaticPage', 'ErrorPage404', 'toString'])(
  'the configured route %s is ignored',
  (saved) => {
    expect(startRoutePath(saved, '/')).toBeNull();
  },
);
