import { describe, expect, it } from 'vitest';
import { HISTORY_LENGTH, lastRoute, visit, type VisitedRoute } from './history.store.ts';

const place = (path: string, isError = false): VisitedRoute => ({ path, isError });
const walk = (...routes: VisitedRoute[]) => routes.reduce<readonly VisitedRoute[]>(visit, []);

describe('the route history', () => {
  it('keeps the last five entries', () => {
    const history = walk(...Array.from({ length: 8 }, (_, index) => place(`/${index}`)));
    expect(history).toHaveLength(HISTORY_LENGTH);
    expect(history.at(0)?.path).toBe('/3');
  });
  it('has one entry for two consecutive visits to the same page', () => {
    expect(walk(place('/a'), place('/a'))).toEqual([place('/a')]);
  });
  it('marks the current page as an error if it fails', () => {
    expect(walk(place('/a'), place('/a', true))).toEqual([place('/a', true)]);
  });
});

describe('the previous route', () => {
  it('is the one before the current page', () => {
    expect(lastRoute(walk(place('/a'), place('/b')))).toBe('/a');
  });
  it('ignores error pages', () => {
    expect(lastRoute(walk(place('/a'), place('/x', true), place('/b')))).toBe('/a');
  });
  it('can be restricted by a condition', () => {
    expect(
      lastRoute(
        walk(place('/a'), place('/play/one'), place('/play/two')),
        (path) => !path.startsWith('/play/'),
      ),
    ).toBe('/a');
  });
  it('is undefined if there was no earlier page', () => {
    expect(lastRoute(walk(place('/a')))).toBeUndefined();
  });
});
