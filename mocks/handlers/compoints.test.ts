import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type {
  CompointProductList,
  CompointsConfigResponse,
  LevelList,
} from '#mocks/generated/model/index.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import type { VisitorId } from '#mocks/world/personas.ts';
import { compointProducts } from '#mocks/world/compoints/catalogue.ts';
import { minorOf } from '#mocks/world/sums.ts';
import { purchaseProblem } from '#mocks/world/compoints/rules.ts';

let keys = 0;
function shopperOf(visitor: VisitorId) {
  const backend = testBackend();
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const post = (path: string, body?: unknown) =>
    call('POST', path, { token, body, headers: { 'idempotency-key': `compoints-${(keys += 1)}` } });
  return {
    backend,
    config: () => (call('GET', '/json-api/compoints/config', { token }).json as CompointsConfigResponse).data,
    products: () =>
      (call('GET', '/json-api/compoint-products?type=gift', { token }).json as CompointProductList).data,
    buy: (id: number) => post(`/json-api/compoint-products/${id}`),
    exchange: (compoints: number) => post('/json-api/compoints/exchange', { compoints }),
  };
}

test.each(['aurora', 'riviera', 'samba'] as const)(
  'on %s, the exchange pays more than half, and at most all, of what the shop gives for the same compoints',
  (brand) => {
    const backend = testBackend({ brand });
    const token = tokenOf(backend, 'newcomer');
    const call = callerOf(backend);
    const { exchange } = (
      call('GET', '/json-api/compoints/config', { token }).json as CompointsConfigResponse
    ).data;
    const [rule] = exchange;
    const cash = compointProducts.find(({ gift }) => gift === 'cash300');
    const exchanged = Math.floor(((cash?.price ?? 0) * (rule?.amount ?? 0)) / (rule?.compoints ?? 1));
    const given = minorOf(brand, 300);
    expect(exchanged).toBeGreaterThan(given / 2);
    expect(exchanged).toBeLessThanOrEqual(given);
  },
);

describe('the shop', () => {
  test.each([
    ['aurora', 'en', '150 compoints for ₽20'],
    ['riviera', 'it', '150 compoint per 0,20 €'],
    ['samba', 'br', '150 compoints por R$ 1'],
  ] as const)('on %s, the first level states the exchange rate', (brand, locale, text) => {
    const backend = testBackend({ brand });
    const { data } = callerOf(backend)('GET', '/json-api/levels', {
      headers: { 'accept-language': locale === 'br' ? 'pt-BR' : locale },
    }).json as LevelList;
    expect(data[0]?.privileges?.map((line) => line.replaceAll('\u00a0', ' '))).toContain(text);
  });

  test('a purchase costs its price and gives a gift', () => {
    const shopper = shopperOf('player');
    expect(shopper.buy(12).json).toMatchObject({
      data: {
        productId: 12,
        compointBalance: 1_440,
        gift: { reason: 'compoint_product_purchase', price: 400, productId: 12 },
      },
    });
    expect(balancesOf(shopper.backend.state.ledger, 1002).compoints).toBe(1_440);
  });

  test("a product that is limited to one per player can't be bought twice", () => {
    const shopper = shopperOf('vip');
    expect(shopper.buy(21).status).toBe(200);
    expect(shopper.products().find(({ id }) => id === 21)).toMatchObject({ isAvailable: false, left: 6 });
    expect(shopper.buy(21)).toMatchObject({
      code: 'product_limit_reached',
      json: { errors: [{ data: { limit: 1 } }] },
    });
  });

  test.each<[VisitorId, number, string]>([
    ['player', 14, 'fine'],
    ['broke', 12, 'insufficient_compoint_balance'],
    ['player', 16, 'level_required'],
    ['vip', 23, 'product_sold_out'],
    ['vip', 24, 'product_unavailable'],
    ['multi-account', 12, 'multi_account'],
    ['player', 999, 'not_found'],
  ])('if %s buys the product %i, the answer is: %s', (visitor, id, expected) => {
    expect(shopperOf(visitor).buy(id).code ?? 'fine').toBe(expected);
  });

  test('a refused purchase reports the missing compoints', () => {
    expect(
      purchaseProblem({ id: 1, gift: 'spins20', price: 400 }, null, {
        isMultiAccount: false,
        level: 0,
        compoints: 150,
        bought: 0,
      }),
    ).toEqual({
      why: 'insufficient_compoint_balance',
      missing: 250,
    });
  });
});

describe('the exchange', () => {
  test("pays real money at the rate of the player's level", () => {
    const shopper = shopperOf('player');
    const [rule] = shopper.config().exchange;
    expect(rule).toMatchObject({ compoints: 120, amount: 2_000 });
    expect(shopper.exchange(600).json).toMatchObject({
      data: { compoints: 600, amount: 10_000, compointBalance: 1_240 },
    });
    expect(balancesOf(shopper.backend.state.ledger, 1002).real).toBe(1_260_000);
  });

  test.each<[VisitorId, number, string]>([
    ['player', 99, 'amount_too_small'],
    ['vip', 100_001, 'amount_too_large'],
    ['player', 2_000, 'insufficient_compoint_balance'],
    ['wagering', 200, 'exchange_disabled'],
    ['multi-account', 100, 'multi_account'],
  ])('refuses %s, who exchanges %i compoints: %s', (visitor, compoints, expected) => {
    expect(shopperOf(visitor).exchange(compoints).code).toBe(expected);
  });
});

test.each(['aurora', 'riviera', 'samba', 'kometa'] as const)(
  "on %s, each product states its worth, and its description doesn't repeat the wagering",
  (brand) => {
    const call = callerOf(testBackend({ brand }));
    const { data } = call('GET', '/json-api/compoint-products?type=gift', {
      headers: { 'accept-language': brand === 'kometa' ? 'ru' : 'en-GB' },
    }).json as CompointProductList;
    const titlesOf = (products: typeof data) => products.map(({ title }) => title);
    const isStated = ({ giftType, description = '', worth = 0 }: (typeof data)[number]) =>
      giftType === 'xp' ? /(?:bets|ставки).*\d/.test(description) : worth > 0;
    expect(titlesOf(data.filter((product) => !isStated(product)))).toEqual([]);
    expect(titlesOf(data.filter(({ isWorthUpTo }) => isWorthUpTo))).toEqual(
      titlesOf(data.filter(({ giftType }) => giftType === 'deposit_bonus')),
    );
    const repeats = data.filter(({ description, wager = 0 }) => description?.includes(`x${wager}`));
    expect(titlesOf(repeats)).toEqual([]);
  },
);
