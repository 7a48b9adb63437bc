import { expect, it } from 'vitest';
import { isDeepPath, robots } from './useSeo.ts';

const open = { site: false, path: false, isError: false };

it.each([
  ['/', false],
  ['/tournaments/night-race/games', false],
  ['/a/b/c/d', true],
  ['/a/b/c/d/', true],
  ['//a//b//c', false],
])('%s has four or more parts: %s', (pathname, expected) => {
  expect(isDeepPath(pathname)).toBe(expected);
});

it("a path of four parts isn't indexed", () => {
  expect(robots('/a/b/c/d', open)).toBe('noindex, nofollow');
});

it('a path with fewer parts is indexed', () => {
  expect(robots('/games/slots', open)).toBe('index, follow');
});

it.each(['site', 'path', 'isError'] as const)("a page isn't indexed if the flag %s is set", (what) => {
  expect(robots('/games/slots', { ...open, [what]: true })).toBe('noindex, nofollow');
});
