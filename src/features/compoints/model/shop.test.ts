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
    ['a flagged account buys nothing', {}, { isMultiAccount: true }, { why: 'account' }],
    ['nothing is left of it', { left: 0, isAvailable: false }, {}, { why: 'soldOut' }],
    ['each may buy so many', { mostEach: 1, bought: 1, isAvailable: false }, {}, { why: 'limit', limit: 1 }],
    ['a level is asked for', { minLevel: 6, isAvailable: false }, {}, { why: 'level', limit: 6 }],
    ['it is not sold at present', { isAvailable: false }, {}, { why: 'closed' }],
  ] as const)('is refused if %s', (_why, product, other, reason) => {
    expect(offerOf(productFixture(product), { ...buyer, ...other })).toEqual({ may: 'not', ...reason });
  });

  test('is offered until balance and level have loaded, because the server checks them', () => {
    const unknown: Buyer = { compoints: null, level: null, isMultiAccount: false };
    expect(offerOf(productFixture({ price: 9_000, minLevel: 6 }), unknown)).toEqual({ may: 'buy' });
  });
});

describe('a discount', () => {
  test('is rounded down to a whole percentage', () => {
    expect(discountOf({ price: 900, oldPrice: 1_100 })).toBe(18);
  });

  test.each([[undefined], [900], [800]])('is 0 with the old price %s', (oldPrice) => {
    expect(discountOf({ price: 900, ...(oldPrice === undefined ? {} : { oldPrice }) })).toBe(0);
  });
});
