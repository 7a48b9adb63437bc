// Rules for deposits (S8.22, S9.36).
import type { DepositStatus, PaymentLimit } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { day, hour } from '../dates.ts';
import { brandCurrency, type BrandId } from '../settings.ts';
import { minorOf } from '../sums.ts';
import type { SystemDefinition } from './deposits.catalogue.ts';
import type { StoredDeposit } from './deposits.state.ts';

export type DepositRefusal =
  | { why: 'account_blocked' | 'self_excluded' | 'time_out_active' | 'payment_system_unavailable' }
  | { why: 'amount_too_small' | 'amount_too_large' | 'deposit_limit_reached'; limit: number };

export interface DepositLimits {
  min: number;
  max: number;
  /** The amount that the player's own limits still allow, minor units; null without a limit. */
  remaining: number | null;
}

/** Why an amount can't be deposited, or null. All sums are in minor units. */
export function amountProblem(amount: number, { min, max, remaining }: DepositLimits): DepositRefusal | null {
  if (amount < min) return { why: 'amount_too_small', limit: min };
  if (amount > max) return { why: 'amount_too_large', limit: max };
  return remaining !== null && amount > remaining ? { why: 'deposit_limit_reached', limit: remaining } : null;
}

export type BookingRefusal =
  | 'account_blocked'
  | 'self_excluded'
  | 'time_out_active'
  | 'deposit_limit_reached';

/**
 * Why a paid deposit must be refunded, or null if it can be booked. A break or a lower limit may have begun
 * after the deposit was opened.
 * @param room what the limits still allow, minor units; null without a limit
 */
export function bookingProblem(
  amount: number,
  {
    isBlocked,
    restriction,
    room,
  }: { isBlocked: boolean; restriction: 'self_excluded' | 'time_out_active' | null; room: number | null },
): BookingRefusal | null {
  if (isBlocked) return 'account_blocked';
  if (restriction) return restriction;
  return room !== null && amount > room ? 'deposit_limit_reached' : null;
}

export function isDown({ downtime }: SystemDefinition, now: number): boolean {
  const time = now % day;
  return downtime !== undefined && time >= downtime[0] * hour && time < downtime[1] * hour;
}

/** Minimum and maximum of one deposit, minor units. Never below the casino's own minimum. */
export function limitOf(
  { minRoubles, maxRoubles }: Pick<SystemDefinition, 'minRoubles' | 'maxRoubles'>,
  brand: BrandId,
): PaymentLimit {
  const min = Math.max(minorOf(brand, minRoubles), brandFacts[brand].minDeposit * 100);
  return { currency: brandCurrency[brand], min, max: minorOf(brand, maxRoubles) };
}

/** Roubles. The maximum for one deposit or payout by any payment system (S9.36). */
const generalMaxRoubles = 1_000_000;

export function generalLimitOf(brand: BrandId): { deposit: PaymentLimit[]; payout: PaymentLimit[] } {
  const { minDeposit, minPayout } = brandFacts[brand];
  const currency = brandCurrency[brand];
  const max = minorOf(brand, generalMaxRoubles);
  return {
    deposit: [{ currency, min: minDeposit * 100, max }],
    payout: [{ currency, min: minPayout * 100, max }],
  };
}

/** The provider's fee on top of a deposit, minor units. */
export function feeOf(amount: number, { feePercent = 0 }: Pick<SystemDefinition, 'feePercent'>): number {
  return Math.floor((amount * feePercent) / 100);
}

/** The deposit's status; 'open' until the provider's first report. */
export function statusOf({
  status,
  pendingResult,
}: Pick<StoredDeposit, 'status' | 'pendingResult'>): DepositStatus {
  return status === 'pending' && pendingResult?.status !== 'paid' ? 'open' : status;
}

/**
 * True if the casino knows the payer's account, because the player has entered a phone number or the provider
 * has reported a result.
 */
export function isAccountKnown(deposit: Pick<StoredDeposit, 'status' | 'pendingResult' | 'phone'>): boolean {
  const status = statusOf(deposit);
  return deposit.phone !== null || !['open', 'cancelled', 'expired'].includes(status);
}

/**
 * The bank's reply to a charge of a saved card. As on the mock's payment page, it depends on the last two
 * digits of the amount: for example, 02 is declined. `confirm` means that the player must first confirm the
 * charge on the bank's page.
 */
export function savedCardAnswer(amount: number): 'paid' | 'declined' | 'pending' | 'error' | 'confirm' {
  const answers = { 2: 'declined', 3: 'pending', 4: 'error', 5: 'confirm' } as const;
  const hundredths = amount % 100;
  return hundredths in answers ? answers[hundredths as keyof typeof answers] : 'paid';
}

/** The cashback for a deposit's fee, minor units. Card fees are refunded (S9.65). */
export function refundedFee(
  amount: number,
  system: Pick<SystemDefinition, 'isFeeRefunded' | 'feePercent'>,
): number {
  return system.isFeeRefunded ? feeOf(amount, system) : 0;
}
