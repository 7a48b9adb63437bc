import { describe, expect, test } from 'vitest';
import { productFixture } from '../compoints.fixtures.ts';
import { discountOf, offerOf, type Buyer } from './shop.ts';

const buyer: Buyer = { compoints: 1_000, level: 3, isMultiAccount: false };

describe('a product of the shop', () => {
  test('is sold to whoever has its price', () => {
    expect(offerOf(productFixture({ price: 1_000 }), buyer)).toEqual({ may: 'buy' });
  });

  test('is saved for by whoever has less, with what is missing', () => {
    expect(offerOf(productFixture({ price: 1_500 }), buyer)).toEqual({
      may: 'save',
      missing: 500,
      percent: 66,
    });
  });

  test('never counts as paid for before it can be', () => {
    expect(offerOf(productFixture({ price: 100_000 }), { ...buyer, compoints: 99_999 })).toMatchObject({
      percent: 99,
    });
  });

  test.each([
    ['a flagged account buys nothing', {}, { isMultiAccount: true }, { why: 'account' }],
    ['nothing is left of it', { left: 0, isAvailable: false }, {}, { why: 'soldOut' }],
    ['each may buy so many', { mostEach: 1, bought: 1, isAvailable: false }, {}, { why: 'limit', limit: 1 }],
    ['a level is asked for', { minLevel: 6, isAvailable: false }, {}, { why: 'level', limit: 6 }],
    ['it is not sold at present', { isAvailable: false }, {}, { why: 'closed' }],
  ] as const)('is refused where %s', (_why, product, other, reason) => {
    expect(offerOf(productFixture(product), { ...buyer, ...other })).toEqual({ may: 'not', ...reason });
  });

  test('is offered while balance and level are not known: the server decides', () => {
    const unknown: Buyer = { compoints: null, level: null, isMultiAccount: false };
    expect(offerOf(productFixture({ price: 9_000, minLevel: 6 }), unknown)).toEqual({ may: 'buy' });
  });
});

describe('a discount', () => {
  test('is said in whole per cent, rounded down', () => {
    expect(discountOf({ price: 900, oldPrice: 1_100 })).toBe(18);
  });

  test.each([[undefined], [900], [800]])('is none with the old price %s', (oldPrice) => {
    expect(discountOf({ price: 900, ...(oldPrice === undefined ? {} : { oldPrice }) })).toBe(0);
  });
});
