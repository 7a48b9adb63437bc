// Rules for payouts: who may request one, and its result (S4.63, S5.29, S6.12: withdrawal).
import type { PaymentLimit, PayoutStatus } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { hour, minute } from '../dates.ts';
import type { BrandId } from '../settings.ts';
import type { PayoutDefinition } from './payouts.catalogue.ts';
import { limitOf } from './deposits.rules.ts';
import type { StoredPayout } from './payouts.state.ts';

export interface PayoutFacts {
  isBlocked: boolean;
  isMultiAccount: boolean;
  hasBonus: boolean;
  isVerified: boolean;
  hasPhone: boolean;
  openRequests: number;
  /** Minor units of real money. */
  real: number;
}

export type PayoutRefusal =
  | {
      why:
        | 'account_blocked'
        | 'multi_account'
        | 'wagering_required'
        | 'verification_required'
        | 'phone_not_confirmed'
        | 'payout_in_progress';
    }
  | { why: 'amount_too_small' | 'amount_too_large'; limit: number }
  | { why: 'insufficient_funds'; missing: number };

export const maxOpenPayouts = 3;

/**
 * Why a payout can't be requested, or null. All sums are in minor units. Breaks and exclusions never block a
 * payout (S10.3).
 */
export function payoutProblem(
  facts: PayoutFacts,
  amount: number,
  { min, max }: { min: number; max: number },
): PayoutRefusal | null {
  if (facts.isBlocked) return { why: 'account_blocked' };
  if (facts.isMultiAccount) return { why: 'multi_account' };
  if (facts.hasBonus) return { why: 'wagering_required' };
  if (!facts.isVerified) return { why: 'verification_required' };
  if (!facts.hasPhone) return { why: 'phone_not_confirmed' };
  if (facts.openRequests >= maxOpenPayouts) return { why: 'payout_in_progress' };
  if (amount < min) return { why: 'amount_too_small', limit: min };
  if (amount > max) return { why: 'amount_too_large', limit: max };
  return amount > facts.real ? { why: 'insufficient_funds', missing: amount - facts.real } : null;
}

/**
 * The minimum payout, minor units. A self-excluded player may withdraw any remaining money, however little.
 */
export function leastPayout(
  usual: number,
  { isExcluded, real }: { isExcluded: boolean; real: number },
): number {
  return isExcluded ? Math.min(usual, Math.max(1, real)) : usual;
}

export function payoutLimitOf({ maxRoubles }: PayoutDefinition, brand: BrandId): PaymentLimit {
  return { ...limitOf({ minRoubles: 0, maxRoubles }, brand), min: brandFacts[brand].minPayout * 100 };
}

export function isOpen(status: PayoutStatus): boolean {
  return (
    status === 'needs_confirmation' ||
    status === 'pending' ||
    status === 'processing' ||
    status === 'server_problem'
  );
}

/** Whether the player may still cancel a request: until its processing starts. */
export function isCancellable(status: PayoutStatus): boolean {
  return isOpen(status) && status !== 'processing';
}

/** Milliseconds after which an unconfirmed request is dropped. */
export const unconfirmedAfter = 24 * hour;
/** Milliseconds from confirmation until processing starts. */
export const processingStartsAfter = 5 * minute;
/** Milliseconds from confirmation until the result. */
export const completedAfter = 30 * minute;

/**
 * Due times of a payout's next states, epoch milliseconds. Null for a state that the payout won't reach.
 */
export interface PayoutSchedule {
  dropped: number | null;
  processed: number | null;
  completed: number | null;
}

export function scheduleOf({
  status,
  createdAt,
  confirmedAt,
}: Pick<StoredPayout, 'status' | 'createdAt' | 'confirmedAt'>): PayoutSchedule {
  const from = confirmedAt ?? createdAt;
  const isPending = status === 'pending';
  return {
    dropped: status === 'needs_confirmation' ? createdAt + unconfirmedAfter : null,
    processed: isPending ? from + processingStartsAfter : null,
    completed: isPending || status === 'processing' ? from + completedAfter : null,
  };
}

/**
 * Result of a payout by the last two digits of its amount: 02 is declined, 04 fails at the
 * provider, all others are paid.
 */
export function outcomeOf(amount: number): Extract<PayoutStatus, 'paid' | 'declined' | 'server_problem'> {
  switch (amount % 100) {
    case 2:
      return 'declined';
    case 4:
      return 'server_problem';
    default:
      return 'paid';
  }
}
