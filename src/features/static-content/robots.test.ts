import { expect, it } from 'vitest';
import { isDeepPath, robots } from './robots.ts';

const open = { site: false, path: false, isError: false };

it.each([
  ['/', false],
  ['/tournaments/night-race/games', false],
  ['/a/b/c/d', true],
  ['/a/b/c/d/', true],
  ['//a//b//c', false],
])('%s is deep: %s', (pathname, expected) => {
  expect(isDeepPath(pathname)).toBe(expected);
});

it('a path of four parts is marked noindex', () => {
  expect(robots('/a/b/c/d', open)).toBe('noindex, nofollow');
});

it('an ordinary page is open', () => {
  expect(robots('/games/slots', open)).toBe('index, follow');
});

it.each(['site', 'path', 'isError'] as const)('is closed when the %s is', (what) => {
  expect(robots('/games/slots', { ...open, [what]: true })).toBe('noindex, nofollow');
});
