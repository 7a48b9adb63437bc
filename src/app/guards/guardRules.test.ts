import { describe, expect, it } from 'vitest';
import { routeRules, ruleOf, type RouteName } from '../paths.ts';
import { basePath, withoutBase } from './guardBase.ts';
import { decide } from './guardRules.ts';

const guest = { isLoggedIn: false, isRegionBlocked: false };
const player = { isLoggedIn: true, isRegionBlocked: false };
const namesWith = (access: string) => routeRules.filter((rule) => rule.access === access).map(({ name }) => name);

describe('a protected route', () => {
  it.each(namesWith('player'))('%s sends a guest to log in and keeps the full wanted path', (name) => {
    expect(decide(ruleOf(name), guest, '/wanted?tab=1&page=2')).toEqual({
      kind: 'redirect',
      status: 401,
      to: '/login?redirect=%2Fwanted%3Ftab%3D1%26page%3D2',
    });
  });
  it('lets a player in', () => {
    expect(decide(ruleOf('compoints'), player, '/compoints')).toEqual({ kind: 'pass' });
  });
});

describe('a route for guests only', () => {
  it.each(namesWith('guestsOnly'))('%s sends a player to the lobby', (name) => {
    expect(decide(ruleOf(name), player, '/x')).toEqual({ kind: 'redirect', status: 302, to: '/' });
  });
  it('lets a guest in', () => {
    expect(decide(ruleOf('login'), guest, '/login')).toEqual({ kind: 'pass' });
  });
});

describe('a blocked region', () => {
  const blocked: RouteName[] = ['gameItem', 'remind', 'newPassword', 'login', 'registration', 'cashbox'];
  it('closes exactly the routes of the table', () => {
    expect(routeRules.filter((rule) => rule.blockedInRegion).map(({ name }) => name)).toEqual(blocked);
  });
  it.each(blocked)('closes %s for guests and players alike', (name) => {
    expect(decide(ruleOf(name), { ...guest, isRegionBlocked: true }, '/')).toEqual({ kind: 'regionBlocked' });
    expect(decide(ruleOf(name), { ...player, isRegionBlocked: true }, '/')).toEqual({ kind: 'regionBlocked' });
  });
  it('leaves the lobby open', () => {
    expect(decide(ruleOf('main'), { ...guest, isRegionBlocked: true }, '/')).toEqual({ kind: 'pass' });
  });
});

describe('the base path', () => {
  it.each([
    ['/', '/'],
    ['/guest', '/guest'],
    ['/guest/', '/guest'],
    ['/guest/games/slots', '/guest'],
    ['/guests', '/'],
    ['/games/guest/', '/'],
  ])('of %s is %s', (pathname, base) => {
    expect(basePath(pathname)).toBe(base);
  });
  it.each([
    ['/guest/games/slots', '/guest', '/games/slots'],
    ['/guest', '/guest', '/'],
    ['/guesthouse', '/guest', '/guesthouse'],
    ['/games', '/', '/games'],
  ])('%s under %s is %s', (pathname, base, expected) => {
    expect(withoutBase(pathname, base)).toBe(expected);
  });
});
