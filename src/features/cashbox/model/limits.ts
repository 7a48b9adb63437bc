// Minimum and maximum amounts of payments (S3.19, S9.35, S9.36), in minor units.
import type { PaymentLimit, PlayLimit, PlayLimitPeriod } from '#/api/generated/model/index.ts';

/**
 * The amount that the payout form suggests, in minor units. If it is outside the payout method's limits, the
 * form suggests the nearest amount within them (S9.36).
 */
export const SUGGESTED_PAYOUT_MINOR = 10_00;

/** Both bounds are inclusive. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The limits of payout systems for which the server sends none (S9.36). */
const USUAL_PAYOUT: Limits = { min: 100_00, max: 1_000_000_00 };
const CURRENCIES_WITH_USUAL_PAYOUT: readonly string[] = ['RUB', 'USD'];

/** The limits in a currency, or null if the currency isn't accepted. */
export function limitsIn(limits: readonly PaymentLimit[], currency: string): Limits | null {
  const found = limits.find((limit) => limit.currency === currency);
  return found ? { min: found.min, max: found.max } : null;
}

export function payoutLimitsIn(limits: readonly PaymentLimit[], currency: string): Limits | null {
  if (limits.length > 0) return limitsIn(limits, currency);
  return CURRENCIES_WITH_USUAL_PAYOUT.includes(currency) ? USUAL_PAYOUT : null;
}

/** The intersection of two ranges, or null if it is empty. */
export function withinBoth(one: Limits, other: Limits | null): Limits | null {
  if (!other) return one;
  const both = { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
  return both.min <= both.max ? both : null;
}

export type AmountProblem =
  | { readonly why: 'required' }
  | { readonly why: 'too_small' | 'too_large' | 'over_own_limit'; readonly limit: number };

export interface OwnLimit {
  /** The amount that the player can still deposit, in minor units. Unpaid deposits are already subtracted. */
  readonly left: number;
  readonly amount: number;
  readonly period: PlayLimitPeriod;
}

/** The strictest of the player's own deposit limits: the one with the smallest remaining amount. */
export function ownDepositLimit(limits: readonly PlayLimit[]): OwnLimit | null {
  const [least = null] = limits
    .flatMap(({ kind, period, amount, used }) =>
      kind === 'deposit' && amount !== undefined
        ? [{ left: Math.max(0, amount - used), amount, period }]
        : [],
    )
    .toSorted((one, other) => one.left - other.left);
  return least;
}

export function ownLimitProblem(amount: number | null, own: OwnLimit | null): AmountProblem | null {
  return own && amount !== null && amount > own.left ? { why: 'over_own_limit', limit: own.left } : null;
}

export function amountProblem(amount: number | null, limits: Limits | null): AmountProblem | null {
  if (amount === null || amount === 0) return { why: 'required' };
  if (limits && amount < limits.min) return { why: 'too_small', limit: limits.min };
  if (limits && amount > limits.max) return { why: 'too_large', limit: limits.max };
  return null;
}

export function offeredSums(sums: readonly number[], limits: Limits | null): readonly number[] {
  return [...new Set(sums)]
    .filter((sum) => amountProblem(sum, limits) === null)
    .sort((one, other) => one - other);
}

export function clampAmount(amount: number, limits: Limits | null): number {
  return limits ? Math.min(limits.max, Math.max(limits.min, amount)) : amount;
}

/**
 * Adjusts a suggested amount to fit the limits and, if possible, the player's own limit.
 */
export function suggestedAmount(amount: number, limits: Limits | null, own: OwnLimit | null): number {
  const most = own === null ? amount : Math.min(amount, own.left);
  return clampAmount(most, limits);
}
