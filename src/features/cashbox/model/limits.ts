// What an amount has to keep to (specification S3.19, S9.35, S9.36). Minor units throughout.
import type { PaymentLimit, PlayLimit, PlayLimitPeriod } from '#/api/generated/model/index.ts';

/** Minor units, both ends included. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Whole units that a payout lies between where its system says nothing (specification S9.36). */
const USUAL_PAYOUT: Limits = { min: 100_00, max: 1_000_000_00 };
const CURRENCIES_WITH_USUAL_PAYOUT: readonly string[] = ['RUB', 'USD'];

/** The limits in a currency; null where there are none: nothing is taken in it. */
export function limitsIn(limits: readonly PaymentLimit[], currency: string): Limits | null {
  const found = limits.find((limit) => limit.currency === currency);
  return found ? { min: found.min, max: found.max } : null;
}

/** The limits of a payout system in a currency, with the usual ones for systems that name none. */
export function payoutLimitsIn(limits: readonly PaymentLimit[], currency: string): Limits | null {
  if (limits.length > 0) return limitsIn(limits, currency);
  return CURRENCIES_WITH_USUAL_PAYOUT.includes(currency) ? USUAL_PAYOUT : null;
}

/** What keeps to both; null where nothing does. */
export function withinBoth(one: Limits, other: Limits | null): Limits | null {
  if (!other) return one;
  const both = { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
  return both.min <= both.max ? both : null;
}

export type AmountProblem =
  | { readonly why: 'required' }
  | { readonly why: 'too_small' | 'too_large' | 'over_own_limit'; readonly limit: number };

/** The player's own deposit limit that leaves the least. */
export interface OwnLimit {
  /** Minor units, like `amount`. Unpaid deposits are already subtracted. */
  readonly left: number;
  readonly amount: number;
  readonly period: PlayLimitPeriod;
}

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

/** What is wrong with an amount; null when nothing is. */
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

/** A percentage of an amount in whole minor units, rounded down as the server does. */
export function shareOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.trunc(percent))) / 100n);
}
