// The rules of the compoints shop (S2.14, S3.9) and of exchanging compoints for money.
import { useQuery } from '@tanstack/react-query';
import type { CompointProduct, Currency, CompointsExchangeRule } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { balanceQuery, profileQuery, userLevelQuery } from '#/entities/player/queries.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';

/** Facts about the buyer. Each fact is null until it has loaded. */
export interface Buyer {
  /** The player's compoints, a whole number. */
  readonly compoints: number | null;
  readonly level: number | null;
  readonly isMultiAccount: boolean;
}

export type Offer =
  | { readonly may: 'buy' }
  | { readonly may: 'saveUp'; readonly missing: number; readonly percent: number }
  | { readonly may: 'not'; readonly why: 'account' | 'soldOut' | 'closed' }
  | { readonly may: 'not'; readonly why: 'level' | 'limit'; readonly limit: number };

function covered(compoints: number, price: number): number {
  return price <= 0 ? 100 : Math.min(100, Math.floor((compoints / price) * 100));
}

/** Whether the player can buy the product. If several reasons prevent it, names the hardest to overcome. */
export function offerOf(product: CompointProduct, buyer: Buyer): Offer {
  const { isAvailable, left, minLevel = 0, mostEach, bought = 0, price } = product;
  if (buyer.isMultiAccount) return { may: 'not', why: 'account' };
  if (left === 0) return { may: 'not', why: 'soldOut' };
  if (mostEach !== undefined && bought >= mostEach) return { may: 'not', why: 'limit', limit: mostEach };
  if (buyer.level !== null && buyer.level < minLevel) return { may: 'not', why: 'level', limit: minLevel };
  if (!isAvailable) return { may: 'not', why: 'closed' };
  const { compoints } = buyer;
  if (compoints !== null && compoints < price)
    return { may: 'saveUp', missing: price - compoints, percent: covered(compoints, price) };
  return { may: 'buy' };
}

/** A product's discount in whole per cent, rounded down. 0 if the old price isn't higher. */
export function discountOf({ price, oldPrice }: Pick<CompointProduct, 'price' | 'oldPrice'>): number {
  return oldPrice === undefined || oldPrice <= price ? 0 : Math.floor((1 - price / oldPrice) * 100);
}

interface PlayerFacts extends Buyer {
  readonly currency: Currency;
  readonly hasBonus: boolean;
}

export function usePlayerFacts(): PlayerFacts {
  const balance = useQuery(balanceQuery()).data?.data;
  const level = useQuery(userLevelQuery()).data?.data;
  const profile = useQuery(profileQuery()).data?.data;
  return {
    compoints: balance?.compoint_balance ?? null,
    level: level?.index ?? null,
    isMultiAccount: profile?.multi_account ?? false,
    currency: balance?.currency ?? currentBrand().currency,
    hasBonus: balance?.is_active_bonus ?? false,
  };
}

type Rule = CompointsExchangeRule;

export function ruleFor(rules: readonly Rule[], currency: string): Rule | undefined {
  return rules.find((rule) => rule.currency === currency);
}

/** The money that the player gets for compoints, in minor units, rounded down. Exact for large numbers. */
export function exchangedAmount(compoints: number, { amount, compoints: rate }: Rule): number {
  return Number((BigInt(compoints) * BigInt(amount)) / BigInt(rate));
}

/** Why this amount can't be exchanged, or null if it can. `owned` is null until the balance has loaded. */
export function exchangeProblem(
  compoints: number | null,
  { min, max }: Pick<Rule, 'min' | 'max'>,
  owned: number | null,
): Notice | null {
  if (compoints === null) return { id: 'common.validation.required' };
  if (compoints < min) return { id: 'compoints.exchange.atLeast', values: { count: min } };
  if (owned !== null && compoints > owned)
    return { id: 'compoints.exchange.missing', values: { count: compoints - owned } };
  if (compoints > max) return { id: 'compoints.exchange.atMost', values: { count: max } };
  return null;
}

const SUGGESTED: readonly number[] = [100, 500, 1_000, 5_000, 10_000, 50_000];
const MOST_SUGGESTIONS = 4;

/** Suggested amounts: round ones, then the largest possible one. */
export function suggestions(
  { min, max }: Pick<Rule, 'min' | 'max'>,
  owned: number | null,
): readonly { readonly compoints: number; readonly isAll: boolean }[] {
  const most = Math.min(max, owned ?? 0);
  if (most < min) return [];
  const round = SUGGESTED.filter((count) => count >= min && count < most).slice(-(MOST_SUGGESTIONS - 1));
  return [
    ...round.map((compoints) => ({ compoints, isAll: false })),
    { compoints: most, isAll: most === owned },
  ];
}
