import type { CompointProduct, CompointsExchangeRule } from '#/api/generated/model/index.ts';

export function productFixture(over: Partial<CompointProduct> = {}): CompointProduct {
  return {
    id: 12,
    type: 'gift',
    giftType: 'giftspin',
    title: '20 gift spins',
    description: 'Wagered x30.',
    image: '/mock-assets/gift/giftspin.svg',
    price: 400,
    wager: 30,
    gameName: 'Golden Harvest',
    validDays: 3,
    stake: 10_00,
    currency: 'RUB',
    bought: 0,
    isAvailable: true,
    ...over,
  };
}

export function ruleFixture(over: Partial<CompointsExchangeRule> = {}): CompointsExchangeRule {
  return { currency: 'RUB', compoints: 120, amount: 100, min: 100, max: 100_000, ...over };
}
