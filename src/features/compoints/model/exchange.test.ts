import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleFixture } from '../compoints.fixtures.ts';
import { exchangedAmount, exchangeProblem, ruleFor, suggestions } from './exchange.ts';

const rule = ruleFixture();

describe('an exchange', () => {
  test('rounds down to whole minor units', () => {
    expect(exchangedAmount(500, rule)).toBe(416);
    expect(exchangedAmount(119, { ...rule, compoints: 12_000 })).toBe(0);
  });

  test('never pays more than the rate allows', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000_000 }), (compoints, rate) => {
        const given = BigInt(exchangedAmount(compoints, { ...rule, compoints: rate, amount: 1 }));
        expect(given * BigInt(rate)).toBeLessThanOrEqual(BigInt(compoints));
        expect((given + 1n) * BigInt(rate)).toBeGreaterThan(BigInt(compoints));
      }),
    );
  });

  test("uses only the rule for the player's currency", () => {
    expect(ruleFor([rule], 'RUB')).toBe(rule);
    expect(ruleFor([rule], 'EUR')).toBeUndefined();
  });

  test.each([
    [null, 'common.validation.required'],
    [99, 'compoints.exchange.atLeast'],
    [1_841, 'compoints.exchange.missing'],
    [100_001, 'compoints.exchange.missing'],
  ])('of %s is refused with the message %s', (compoints, id) => {
    expect(exchangeProblem(compoints, rule, 1_840)).toMatchObject({ id });
  });

  test('refuses more than the maximum, even if the player owns more', () => {
    expect(exchangeProblem(100_001, rule, 200_000)).toMatchObject({ id: 'compoints.exchange.atMost' });
    expect(exchangeProblem(100_000, rule, 200_000)).toBeNull();
  });

  test("isn't refused before the balance has loaded", () => {
    expect(exchangeProblem(500, rule, null)).toBeNull();
  });
});

describe('the suggested amounts', () => {
  test('are round amounts and all compoints of the player', () => {
    expect(suggestions(rule, 1_840)).toEqual([
      { compoints: 100, isAll: false },
      { compoints: 500, isAll: false },
      { compoints: 1_000, isAll: false },
      { compoints: 1_840, isAll: true },
    ]);
  });

  test('are always allowed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300_000 }), (owned) => {
        for (const { compoints } of suggestions(rule, owned))
          expect(exchangeProblem(compoints, rule, owned)).toBeNull();
      }),
    );
  });

  test('are empty if the player has less than the minimum', () => {
    expect(suggestions(rule, 99)).toEqual([]);
    expect(suggestions(rule, null)).toEqual([]);
  });

  test('end with the maximum of one exchange if the player has more', () => {
    expect(suggestions(rule, 250_000).at(-1)).toEqual({ compoints: 100_000, isAll: false });
  });
});
