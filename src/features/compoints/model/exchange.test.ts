import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleFixture } from '../compoints.fixtures.ts';
import { exchangedAmount, exchangeProblem, ruleFor, suggestions } from './exchange.ts';

const rule = ruleFixture();

describe('an exchange', () => {
  test('gives whole minor units and loses what is less', () => {
    expect(exchangedAmount(500, rule)).toBe(416);
    expect(exchangedAmount(119, { ...rule, compoints: 12_000 })).toBe(0);
  });

  test('never gives more than the rate, however much is exchanged', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000_000 }), (compoints, rate) => {
        const given = BigInt(exchangedAmount(compoints, { ...rule, compoints: rate, amount: 1 }));
        expect(given * BigInt(rate)).toBeLessThanOrEqual(BigInt(compoints));
        expect((given + 1n) * BigInt(rate)).toBeGreaterThan(BigInt(compoints));
      }),
    );
  });

  test('is made into the currency of the player alone', () => {
    expect(ruleFor([rule], 'RUB')).toBe(rule);
    expect(ruleFor([rule], 'EUR')).toBeUndefined();
  });

  test.each([
    [null, 'common.validation.required'],
    [99, 'compoints.exchange.atLeast'],
    [1_841, 'compoints.exchange.missing'],
    [100_001, 'compoints.exchange.missing'],
  ])('of %s is wrong: %s', (compoints, id) => {
    expect(exchangeProblem(compoints, rule, 1_840)).toMatchObject({ id });
  });

  test('has a most, whatever a player owns', () => {
    expect(exchangeProblem(100_001, rule, 200_000)).toMatchObject({ id: 'compoints.exchange.atMost' });
    expect(exchangeProblem(100_000, rule, 200_000)).toBeNull();
  });

  test('is not held up while nobody knows what a player owns', () => {
    expect(exchangeProblem(500, rule, null)).toBeNull();
  });
});

describe('what is suggested', () => {
  test('are round amounts, and all there is', () => {
    expect(suggestions(rule, 1_840)).toEqual([
      { compoints: 100, isAll: false },
      { compoints: 500, isAll: false },
      { compoints: 1_000, isAll: false },
      { compoints: 1_840, isAll: true },
    ]);
  });

  test('may always be exchanged', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300_000 }), (owned) => {
        for (const { compoints } of suggestions(rule, owned))
          expect(exchangeProblem(compoints, rule, owned)).toBeNull();
      }),
    );
  });

  test('is nothing where too little is there', () => {
    expect(suggestions(rule, 99)).toEqual([]);
    expect(suggestions(rule, null)).toEqual([]);
  });

  test('stops at the most of one exchange, which is not all', () => {
    expect(suggestions(rule, 250_000).at(-1)).toEqual({ compoints: 100_000, isAll: false });
  });
});
