import { describe, expect, test } from 'vitest';
import { productFixture } from '../compoints.fixtures.ts';
import { discountOf, offerOf, type Buyer } from './shop.ts';

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
