// The compoints shop and the exchange.
import type { Context } from '../../core/handler.ts';
import { brandCurrency } from '../../core/settings.ts';
import type { CompointProduct, CompointsConfig, CompointsExchangeRule } from '../../generated/model/index.ts';
import { compointProducts, type ProductDefinition } from '../catalogue/compointProducts.ts';
import { giftDescription, giftTemplates, giftTitle } from '../catalogue/gifts.ts';
import { exchangeRateOfLevel, pointPricesOf } from '../catalogue/levels.ts';
import { amountsOf } from '../catalogue/sums.ts';
import { balancesOf, record } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { defineSharedSlice, defineSlice } from './slice.ts';

/** Compoints; an exchange takes at least and at most. */
const leastExchange = 100;
const mostExchange = 100_000;

/** How many of a product were bought in this world, and by whom. */
const stockSlice = defineSharedSlice('compointStock', { initial: (): { sold: Record<string, number> } => ({ sold: {} }) });
const purchasesSlice = defineSlice('compointPurchases', { initial: (): { counts: Record<string, number> } => ({ counts: {} }) });

function leftOf(call: Context, { id, stock }: ProductDefinition): number | null {
  return stock === undefined ? null : stock - (stockSlice.of(call).sold[id] ?? 0);
}

export type PurchaseRefusal =
  | { why: 'multi_account' | 'product_unavailable' | 'product_sold_out' }
  | { why: 'level_required' | 'product_limit_reached'; limit: number }
  | { why: 'insufficient_compoint_balance'; missing: number };

export interface Buyer {
  isMultiAccount: boolean;
  level: number;
  compoints: number;
  /** How many of this product they have bought. */
  bought: number;
}

/** Why a product cannot be bought; null when it can. `left` is null where there is no end of it. */
export function purchaseProblem(
  { price, minLevel = 0, mostEach, isClosed = false }: ProductDefinition,
  left: number | null,
  buyer: Buyer,
): PurchaseRefusal | null {
  if (buyer.isMultiAccount) return { why: 'multi_account' };
  if (isClosed) return { why: 'product_unavailable' };
  if (left !== null && left <= 0) return { why: 'product_sold_out' };
  if (buyer.level < minLevel) return { why: 'level_required', limit: minLevel };
  if (mostEach !== undefined && buyer.bought >= mostEach) return { why: 'product_limit_reached', limit: mostEach };
  return buyer.compoints < price ? { why: 'insufficient_compoint_balance', missing: price - buyer.compoints } : null;
}

function buyerOf(call: Context, player: PlayerState, productId: number): Buyer {
  return {
    isMultiAccount: player.isMultiAccount,
    level: player.level,
    compoints: balancesOf(call.state.ledger, player.id).compoints,
    bought: purchasesSlice.of(call, player).counts[productId] ?? 0,
  };
}

/** Why the player cannot buy this; null when they can. */
export function purchaseRefusal(call: Context, player: PlayerState, product: ProductDefinition): PurchaseRefusal | null {
  return purchaseProblem(product, leftOf(call, product), buyerOf(call, player, product.id));
}

/** What the shop shows. A product that only the balance keeps away is available: the dialog tells what is missing. */
export function productsOf(call: Context, player: PlayerState | null): CompointProduct[] {
  return compointProducts.map((product) => {
    const { id, gift, price, oldPrice, minLevel } = product;
    const { type, wager } = giftTemplates[gift];
    const left = leftOf(call, product);
    const refused = player
      ? purchaseRefusal(call, player, product)
      : purchaseProblem(product, left, { isMultiAccount: false, level: 0, compoints: price, bought: 0 });
    const description = giftDescription(gift, call.brand, call.locale);
    return {
      id,
      type: 'gift',
      giftType: type,
      title: giftTitle(gift, call.brand, call.locale),
      ...(description === '' ? {} : { description }),
      image: `/mock-assets/gift/${type}.svg`,
      price,
      ...(oldPrice === undefined ? {} : { oldPrice }),
      ...(wager === undefined ? {} : { wager }),
      ...(minLevel === undefined ? {} : { minLevel }),
      ...(left === null ? {} : { left }),
      isAvailable: refused === null || refused.why === 'insufficient_compoint_balance',
    };
  });
}

/** Takes the price of a product and counts it; the caller gives the gift. */
export function payForProduct(call: Context, player: PlayerState, { id, price }: ProductDefinition): void {
  record(call.state.ledger, { at: call.now, from: `player:${player.id}:compoints`, to: 'house', amount: price, kind: 'purchase', reference: `product-${id}` });
  const { sold } = stockSlice.of(call);
  const { counts } = purchasesSlice.of(call, player);
  sold[id] = (sold[id] ?? 0) + 1;
  counts[id] = (counts[id] ?? 0) + 1;
}

/** The rule of the exchange: the higher the level, the fewer compoints for a unit of money. */
export function exchangeRuleOf(call: Context, player: PlayerState | null): CompointsExchangeRule {
  return { currency: brandCurrency[call.brand], compoints: exchangeRateOfLevel(player?.level ?? 0), amount: 100, min: leastExchange, max: mostExchange };
}

/** Compoints are not exchanged while a bonus is wagered. */
export function compointsConfigOf(call: Context, player: PlayerState | null): CompointsConfig {
  const [price = { amount: 0 }] = pointPricesOf(call.brand);
  return {
    isExchangeEnabled: !player?.bonus,
    isShopEnabled: true,
    betAmounts: amountsOf(brandCurrency[call.brand], price.amount),
    exchange: [exchangeRuleOf(call, player)],
  };
}

export type ExchangeRefusal =
  | { why: 'multi_account' | 'exchange_disabled' }
  | { why: 'amount_too_small' | 'amount_too_large'; limit: number }
  | { why: 'insufficient_compoint_balance'; missing: number };

/** Exchanges compoints for money: minor units that they gave, or why they gave none. Fractions of a minor unit are lost. */
export function exchangeCompoints(call: Context, player: PlayerState, compoints: number): { amount: number } | ExchangeRefusal {
  const { min, max, compoints: rate, amount: unit } = exchangeRuleOf(call, player);
  const owned = balancesOf(call.state.ledger, player.id).compoints;
  if (player.isMultiAccount) return { why: 'multi_account' };
  if (player.bonus) return { why: 'exchange_disabled' };
  if (compoints < min) return { why: 'amount_too_small', limit: min };
  if (compoints > max) return { why: 'amount_too_large', limit: max };
  if (owned < compoints) return { why: 'insufficient_compoint_balance', missing: compoints - owned };
  const amount = Math.floor((compoints * unit) / rate);
  record(call.state.ledger, { at: call.now, from: `player:${player.id}:compoints`, to: 'house', amount: compoints, kind: 'exchange' });
  record(call.state.ledger, { at: call.now, from: 'house', to: `player:${player.id}:real`, amount, kind: 'exchange' });
  return { amount };
}
