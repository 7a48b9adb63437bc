import { matchRoutes } from 'react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basePath, paths, routeAt, routeNamed, routeNames, withBase, withoutBase } from './paths.ts';

describe('the address', () => {
  it('of a game is its page, for real and as a demo', () => {
    expect(paths.gameItem('golden-harvest')).toBe('/play/golden-harvest');
    expect(paths.gameItem('golden-harvest', 'demo')).toBe('/play/golden-harvest?mode=demo');
  });
  it('of login holds the full wanted path', () => {
    expect(paths.login()).toBe('/login');
    expect(paths.login('/play/a?mode=demo#x')).toBe('/login?redirect=%2Fplay%2Fa%3Fmode%3Ddemo%23x');
  });
  it('encodes what comes from the server', () => {
    expect(paths.gameItem('../cashbox?x')).toBe('/play/..%2Fcashbox%3Fx');
    expect(paths.categoryGames('a/b')).toBe('/games/a%2Fb');
    expect(paths.newPassword('$&')).toBe('/new-password/%24%26');
    expect(paths.producersGamesByCategory('north', 'new games')).toBe('/producers/north/new%20games');
  });
});

describe('the route of a path', () => {
  it.each(routeNames)('of an address of %s is that route again', (name) => {
    const address = routeNamed(name).pattern.replaceAll(/:\w+/g, 'some-part');
    expect(routeAt(`${address}?tab=1#top`)?.name).toBe(name);
  });
  it('has its parts decoded', () => {
    expect(routeAt('/producers/a%2Fb/new%20games')).toEqual({
      name: 'producersGamesByCategory',
      parts: ['a/b', 'new games'],
    });
    expect(routeAt('/play/%E0%A4%A')).toEqual({ name: 'gameItem', parts: ['%E0%A4%A'] });
  });
  it('is the same with a slash at the end and in other letters', () => {
    expect(routeAt('/cashbox/')?.name).toBe('cashbox');
    expect(routeAt('/Login')?.name).toBe('login');
  });
  it('is unknown for what is not in the table', () => {
    expect(routeAt('/a/b/c')).toBeUndefined();
  });
  it('is the one that the router finds', () => {
    const table = routeNames.map((name) => ({ id: name, path: routeNamed(name).pattern }));
    const words = [...new Set(table.flatMap(({ path }) => path.split('/'))), 'else'].filter(
      (word) => word !== '' && !word.startsWith(':'),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 4 }), (parts) => {
        const path = `/${parts.join('/')}`;
        expect(routeAt(path)?.name).toBe(matchRoutes(table, path)?.at(-1)?.route.id);
      }),
    );
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
    ['/guest?tab=1', '/guest', '/?tab=1'],
  ])('%s under %s is %s', (pathname, base, expected) => {
    expect(withoutBase(pathname, base)).toBe(expected);
  });
  it('is put before what the browser has to ask for', () => {
    expect(withBase(paths.main(), '/')).toBe('/');
    expect(withBase(paths.cashbox(), '/guest')).toBe('/guest/cashbox');
  });
});
