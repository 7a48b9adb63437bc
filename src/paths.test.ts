import { describe, expect, it } from 'vitest';
import { basePath, paths, withBase, withoutBase } from './paths.ts';

describe('a link', () => {
  it('to a game opens its page, for real money or as a demo', () => {
    expect(paths.gameItem('golden-harvest')).toBe('/play/golden-harvest');
    expect(paths.gameItem('golden-harvest', 'demo')).toBe('/play/golden-harvest?mode=demo');
  });
  it('to the login contains the full URL to return to', () => {
    expect(paths.login()).toBe('/login');
    expect(paths.login('/play/a?mode=demo#x')).toBe('/login?redirect=%2Fplay%2Fa%3Fmode%3Ddemo%23x');
  });
  it('encodes values from the server', () => {
    expect(paths.gameItem('../cashbox?x')).toBe('/play/..%2Fcashbox%3Fx');
    expect(paths.categoryGames('a/b')).toBe('/games/a%2Fb');
    expect(paths.newPassword('$&')).toBe('/new-password/%24%26');
    expect(paths.producersGamesByCategory('north', 'new games')).toBe('/producers/north/new%20games');
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
  ])('%s without the base path %s is %s', (pathname, base, expected) => {
    expect(withoutBase(pathname, base)).toBe(expected);
  });
  it('is added to URLs that the browser requests', () => {
    expect(withBase(paths.main(), '/')).toBe('/');
    expect(withBase(paths.cashbox(), '/guest')).toBe('/guest/cashbox');
  });
});
