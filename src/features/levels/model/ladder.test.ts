import { describe, expect, test } from 'vitest';
import { ladderFixture, levelFixture, standingFixture } from '../levels.fixtures.ts';
import { betsFor, highestOf, ladderOf, nextStep, opensAt } from './ladder.ts';

describe('the ladder of levels', () => {
  test("has the level with the highest index as its highest level, whatever the order of the server's list", () => {
    expect(highestOf(ladderFixture())).toBe(4);
    expect(highestOf([levelFixture(7), levelFixture(11), levelFixture(0)])).toBe(11);
    expect(highestOf([])).toBeUndefined();
  });

  test('marks the current level and counts the missing points for each later one', () => {
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

  test('keeps a level as reached, even if the player has fewer points than it requires', () => {
    const [, first] = ladderOf(ladderFixture(), standingFixture({ index: 2, points: 0 }));
    expect(first).toMatchObject({ state: 'reached', missing: 0 });
  });

  test('never shows negative missing points', () => {
    const ladder = ladderOf(ladderFixture(), standingFixture({ index: 2, points: 9_000 }));
    expect(nextStep(ladder)).toMatchObject({ missing: 0 });
  });

  test('has no next step on the highest level', () => {
    expect(nextStep(ladderOf(ladderFixture(), standingFixture({ index: 4 })))).toBeUndefined();
  });

  test('lists the privileges that the previous level lacks', () => {
    const ladder = ladderOf(
      [levelFixture(0, { privileges: ['a'] }), levelFixture(1, { privileges: ['a', 'b'] })],
      standingFixture({ index: 0 }),
    );
    expect(opensAt(ladder, 1)).toEqual(['b']);
    expect(opensAt(ladder, 0)).toEqual(['a']);
    expect(opensAt(ladder, 9)).toEqual([]);
  });
});

describe('the bets to reach a level', () => {
  test("are the missing points times the bet per point in the player's currency", () => {
    expect(betsFor(680, [{ amount: 10_000, currency: 'RUB' }], 'RUB')).toBe(6_800_000);
  });

  test('are null without a bet per point in the currency, or if the amount is too large for a number', () => {
    expect(betsFor(680, [{ amount: 10_000, currency: 'RUB' }], 'EUR')).toBeNull();
    expect(betsFor(Number.MAX_SAFE_INTEGER, [{ amount: 10_000, currency: 'RUB' }], 'RUB')).toBeNull();
  });
});
