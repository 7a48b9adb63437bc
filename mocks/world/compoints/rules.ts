// How compoints are earned and exchanged (S3.7, S9.57).
import type { CompointsExchangeRule } from '../../generated/model/index.ts';
import type { Currency } from '../settings.ts';
import type { ProductDefinition } from './catalogue.ts';

/**
 * The total of slot stakes that earns one compoint, minor units. The amounts are the mock's choice, because
 * S9.57 gives none.
 */
export const stakesPerPoint: Record<Currency, number> = { RUB: 10_000, EUR: 100, BRL: 600 };

/**
 * Compoints that a stake earns.
 * @param before the player's total earlier stakes, minor units
 * @param stake minor units
 */
export function pointsForStake(before: number, stake: number, currency: Currency): number {
  const perPoint = stakesPerPoint[currency];
  return Math.floor((before + stake) / perPoint) - Math.floor(before / perPoint);
}

export type PurchaseRefusal =
  | { why: 'multi_account' | 'product_unavailable' | 'product_sold_out' }
  | { why: 'level_required' | 'product_limit_reached'; limit: number }
  | { why: 'insufficient_compoint_balance'; missing: number };

export interface Buyer {
  isMultiAccount: boolean;
  level: number;
  compoints: number;
  bought: number;
}

/** Why a product can't be bought, or null. `left` is null for unlimited stock. */
export function purchaseProblem(
  { price, minLevel = 0, maxPerPlayer, isClosed = false }: ProductDefinition,
  left: number | null,
  buyer: Buyer,
): PurchaseRefusal | null {
  if (buyer.isMultiAccount) return { why: 'multi_account' };
  if (isClosed) return { why: 'product_unavailable' };
  if (left !== null && left <= 0) return { why: 'product_sold_out' };
  if (buyer.level < minLevel) return { why: 'level_required', limit: minLevel };
  if (maxPerPlayer !== undefined && buyer.bought >= maxPerPlayer)
    return { why: 'product_limit_reached', limit: maxPerPlayer };
  return buyer.compoints < price
    ? { why: 'insufficient_compoint_balance', missing: price - buyer.compoints }
    : null;
}

export type ExchangeRefusal =
  | { why: 'multi_account' | 'exchange_disabled' }
  | { why: 'amount_too_small' | 'amount_too_large'; limit: number }
  | { why: 'insufficient_compoint_balance'; missing: number };

export interface Exchanger {
  isMultiAccount: boolean;
  hasBonus: boolean;
  compoints: number;
}

/** Why compoints can't be exchanged, or null. Blocked while a bonus is being wagered. */
export function exchangeProblem(
  compoints: number,
  { min, max }: Pick<CompointsExchangeRule, 'min' | 'max'>,
  holder: Exchanger,
): ExchangeRefusal | null {
  if (holder.isMultiAccount) return { why: 'multi_account' };
  if (holder.hasBonus) return { why: 'exchange_disabled' };
  if (compoints < min) return { why: 'amount_too_small', limit: min };
  if (compoints > max) return { why: 'amount_too_large', limit: max };
  return holder.compoints < compoints
    ? { why: 'insufficient_compoint_balance', missing: compoints - holder.compoints }
    : null;
}

/** Money for compoints in minor units, rounded down. */
export function exchangedAmount(
  compoints: number,
  { amount, compoints: rate }: Pick<CompointsExchangeRule, 'amount' | 'compoints'>,
): number {
  return Math.floor((compoints * amount) / rate);
}
