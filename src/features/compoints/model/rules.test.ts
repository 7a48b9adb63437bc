import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { productFixture, ruleFixture } from '../compoints.fixtures.ts';
import {
  discountOf,
  offerOf,
  type Buyer,
  exchangedAmount,
  exchangeProblem,
  ruleFor,
  suggestions,
} from './rules.ts';

const buyer: Buyer = { compoints: 1_000, level: 3, isMultiAccount: false };

describe('a product of the shop', () => {
  test('can be bought with enough compoints', () => {
    expect(offerOf(productFixture({ price: 1_000 }), buyer)).toEqual({ may: 'buy' });
  });

  test('shows the missing compoints if there are too few', () => {
    expect(offerOf(productFixture({ price: 1_500 }), buyer)).toEqual({
      may: 'saveUp',
      missing: 500,
      percent: 66,
    });
  });

  test('never shows 100 % progress while compoints are missing', () => {
    expect(offerOf(productFixture({ price: 100_000 }), { ...buyer, compoints: 99_999 })).toMatchObject({
      percent: 99,
    });
  });

  test.each([
    ['the player has several accounts', {}, { isMultiAccount: true }, { why: 'account' }],
    ['it is sold out', { left: 0, isAvailable: false }, {}, { why: 'soldOut' }],
    [
      'the player has already bought the maximum number',
      { mostEach: 1, bought: 1, isAvailable: false },
      {},
      { why: 'limit', limit: 1 },
    ],
    ["the player's level is too low", { minLevel: 6, isAvailable: false }, {}, { why: 'level', limit: 6 }],
    ['it is currently not on sale', { isAvailable: false }, {}, { why: 'closed' }],
  ] as const)('is refused if %s', (_why, product, other, reason) => {
    expect(offerOf(productFixture(product), { ...buyer, ...other })).toEqual({ may: 'not', ...reason });
  });

  test('is offered before balance and level have loaded, because the server checks them', () => {
    const unknown: Buyer = { compoints: null, level: null, isMultiAccount: false };
    expect(offerOf(productFixture({ price: 9_000, minLevel: 6 }), unknown)).toEqual({ may: 'buy' });
  });
});

describe('the discount of a product', () => {
  test('is rounded down to a whole percentage', () => {
    expect(discountOf({ price: 900, oldPrice: 1_100 })).toBe(18);
  });

  test.each([[undefined], [900], [800]])('is 0 with the old price %s', (oldPrice) => {
    expect(discountOf({ price: 900, ...(oldPrice === undefined ? {} : { oldPrice }) })).toBe(0);
  });
});

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
