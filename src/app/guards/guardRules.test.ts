import { describe, expect, it } from 'vitest';
import { routeNamed, routeNames, type RouteName } from '#/paths.ts';
import { decide, needsOwnDocument } from './guardRules.ts';

const guest = { isLoggedIn: false, isRegionBlocked: false };
const player = { isLoggedIn: true, isRegionBlocked: false };
const namesWith = (access: string) => routeNames.filter((name) => routeNamed(name).access === access);

it('only these routes require a login, and only these are for guests', () => {
  expect(namesWith('player')).toEqual([
    'profile',
    'profileBalance',
    'profileLevels',
    'profileInfo',
    'profileVerification',
    'gifts',
    'achievements',
    'promoCode',
    'notifications',
    'playSafety',
    'compoints',
    'compointsTournaments',
    'cashbox',
    'history',
  ]);
  expect(namesWith('guestsOnly')).toEqual(['remind', 'newPassword', 'login', 'registration']);
});

describe('a protected route', () => {
  it.each(namesWith('player'))('%s redirects a guest to the login, which returns to the full URL', (name) => {
    expect(decide(routeNamed(name), guest, '/wanted?tab=1&page=2')).toEqual({
      kind: 'redirect',
      status: 401,
      to: '/login?redirect=%2Fwanted%3Ftab%3D1%26page%3D2',
    });
  });
  it('lets a player in', () => {
    expect(decide(routeNamed('compoints'), player, '/compoints')).toEqual({ kind: 'pass' });
  });
});

describe('a route for guests only', () => {
  it.each(namesWith('guestsOnly'))('%s sends a player to the lobby', (name) => {
    expect(decide(routeNamed(name), player, '/x')).toEqual({ kind: 'redirect', status: 302, to: '/' });
  });
  it('lets a guest in', () => {
    expect(decide(routeNamed('login'), guest, '/login')).toEqual({ kind: 'pass' });
  });
});

describe('a blocked region', () => {
  const blocked: RouteName[] = ['gameItem', 'remind', 'newPassword', 'login', 'registration', 'cashbox'];
  it('blocks only the listed routes', () => {
    expect(routeNames.filter((name) => routeNamed(name).isBlockedInRegion)).toEqual(blocked);
  });
  it.each(blocked)('blocks %s for guests and players alike', (name) => {
    expect(decide(routeNamed(name), { ...guest, isRegionBlocked: true }, '/')).toEqual({
      kind: 'regionBlocked',
    });
    expect(decide(routeNamed(name), { ...player, isRegionBlocked: true }, '/')).toEqual({
      kind: 'regionBlocked',
    });
  });
  it("doesn't block the lobby", () => {
    expect(decide(routeNamed('main'), { ...guest, isRegionBlocked: true }, '/')).toEqual({ kind: 'pass' });
  });
});

describe('the cashbox', () => {
  const way = { from: '/rules', to: '/cashbox' };
  const left = { hasForeignScript: true, hasGame: false };
  it('loads a new document if an earlier page has loaded a third-party script', () => {
    expect(needsOwnDocument(way, left)).toBe(true);
    expect(needsOwnDocument(way, { ...left, hasForeignScript: false })).toBe(false);
  });
  it("doesn't reload while a game is open", () =>
    expect(needsOwnDocument(way, { ...left, hasGame: true })).toBe(false));
  it("doesn't reload when the player switches its tabs", () =>
    expect(needsOwnDocument({ from: '/cashbox', to: '/cashbox' }, left)).toBe(false));
  it('is the only page that needs a new document', () =>
    expect(needsOwnDocument({ ...way, to: '/profile/balance' }, left)).toBe(false));
});
