import { describe, expect, test } from 'vitest';
import { ladderFixture, levelFixture, standingFixture } from '../levels.fixtures.ts';
import { betsFor, highestOf, ladderOf, nextStep, opensAt } from './ladder.ts';

describe('the ladder of levels', () => {
  test('ends with the highest level that the server lists, in whatever order it lists them', () => {
    expect(highestOf(ladderFixture())).toBe(4);
    expect(highestOf([levelFixture(7), levelFixture(11), levelFixture(0)])).toBe(11);
    expect(highestOf([])).toBeUndefined();
  });

  test('says where the player stands, and what each step still takes', () => {
    expect(
      ladderOf(ladderFixture(), standingFixture()).map(({ state, missing }) => [state, missing]),
    ).toEqual([
      ['reached', 0],
      ['reached', 0],
      ['current', 0],
      ['next', 680],
      ['ahead', 3_180],
    ]);
  });

  test('keeps a level that was reached, whatever the points say', () => {
    const [, first] = ladderOf(ladderFixture(), standingFixture({ index: 2, points: 0 }));
    expect(first).toMatchObject({ state: 'reached', missing: 0 });
  });

  test('asks for no points below nothing where the points are ahead of the level', () => {
    const ladder = ladderOf(ladderFixture(), standingFixture({ index: 2, points: 9_000 }));
    expect(nextStep(ladder)).toMatchObject({ missing: 0 });
  });

  test('has no next step on the highest level', () => {
    expect(nextStep(ladderOf(ladderFixture(), standingFixture({ index: 4 })))).toBeUndefined();
  });

  test('tells what a level opens that the one before it does not', () => {
    const ladder = ladderOf(
      [levelFixture(0, { privileges: ['a'] }), levelFixture(1, { privileges: ['a', 'b'] })],
      standingFixture({ index: 0 }),
    );
    expect(opensAt(ladder, 1)).toEqual(['b']);
    expect(opensAt(ladder, 0)).toEqual(['a']);
    expect(opensAt(ladder, 9)).toEqual([]);
  });
});

describe('the way to a level in bets', () => {
  test('is the missing points at the price of the currency', () => {
    expect(betsFor(680, [{ amount: 10_000, currency: 'RUB' }], 'RUB')).toBe(6_800_000);
  });

  test('is not told where there is no price, or where no number holds it', () => {
    expect(betsFor(680, [{ amount: 10_000, currency: 'RUB' }], 'EUR')).toBeNull();
    expect(betsFor(Number.MAX_SAFE_INTEGER, [{ amount: 10_000, currency: 'RUB' }], 'RUB')).toBeNull();
  });
});
