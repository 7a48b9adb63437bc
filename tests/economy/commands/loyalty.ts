// Steps with compoints: exchanging them for money and spending them in the shop.
import fc from 'fast-check';
import type { CompointProduct, CompointsConfig, Gift } from '#mocks/generated/model/index.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';

const shares = ['least', 'half', 'all', 'more', 'one'] as const;

export const exchangeCompoints = step(
  'exchangeCompoints',
  (model, share: (typeof shares)[number], repeats: number) => {
    const { json } = model.casino.get<{ data: CompointsConfig }>('/json-api/compoints/config');
    const rule = json?.data?.exchange[0];
    if (!rule) return;
    const owned = model.account.compoints;
    const amounts = {
      least: rule.min,
      half: Math.floor(owned / 2),
      all: owned,
      more: owned + rule.min,
      one: 1,
    };
    const compoints = Math.max(1, amounts[share]);
    const reply = withKey(model, repeats, 'POST', '/json-api/compoints/exchange', { compoints });
    requireNoBreak(model, 'an exchange of compoints', reply);
    if (!reply.ok) return;
    model.require('compoints are not exchanged while a bonus is wagered', model.bonus === null, () =>
      String(compoints),
    );
    model.claim('compoints', -compoints, ['exchange'], 'exchange');
    model.claim('real', Math.floor((compoints * rule.amount) / rule.compoints), ['exchange'], 'exchange');
  },
);

export const buyProduct = step('buyProduct', (model, index: number, repeats: number) => {
  const { json } = model.casino.get<{ data: CompointProduct[] }>('/json-api/compoint-products?type=gift');
  // While too many wrong passwords block the login, the list of products can't be read.
  const products = json?.data ?? [];
  const affordable = products.filter(
    ({ price, isAvailable }) => isAvailable && price <= model.account.compoints,
  );
  const list = affordable.length > 0 ? affordable : products;
  const product = list[index % list.length];
  if (!product) return;
  const path = `/json-api/compoint-products/${product.id}`;
  const reply = withKey<{ data: { gift: Gift } }>(model, repeats, 'POST', path);
  requireNoBreak(model, 'a purchase in the shop', reply);
  if (!reply.ok) return;
  model.require('only products on sale are sold', product.isAvailable, () => product.title);
  const { bought = 0, mostEach = Number.POSITIVE_INFINITY } = product;
  model.require("a product's limit per player holds", bought < mostEach, () => product.title);
  model.claim('compoints', -product.price, ['purchase'], `product ${product.id}`);
});

const repeats = fc.constantFrom(0, 0, 1);

export const loyalty: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...shares), repeats).map((a) => exchangeCompoints(...a)) },
  { weight: 3, arbitrary: fc.tuple(fc.nat({ max: 12 }), repeats).map((a) => buyProduct(...a)) },
];
