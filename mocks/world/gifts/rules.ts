// When a gift can be activated, and what kind of gift it is (specification S4.50, S6.11).
import type { GiftState, GiftType } from '../../generated/model/index.ts';
import type { Currency } from '../settings.ts';
import type { GiftTemplate } from './catalogue.ts';

/** A confirmed contact, a bonus that is being wagered, spins that are being played. */
export interface GiftHolder {
  isMultiAccount: boolean;
  /** Takes a break, is self-excluded, or has bonuses switched off (specification S6.10, S10.3). */
  isBarred: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
  hasBonus: boolean;
  /** Gift spins or a free bet that are being played. */
  hasRounds: boolean;
  device: 'mobile' | 'desktop';
}

export interface GiftCondition {
  state: GiftState;
  template: GiftTemplate;
  isDisabled: boolean;
  /** A deposit that would activate it is on its way. */
  isInProcess: boolean;
  /** Minor units that still have to be deposited. */
  missingDeposit: number;
}

export type GiftProblem =
  | 'multi_account'
  | 'disabled'
  | 'expired'
  | 'used'
  | 'in_process'
  | 'invalid_offer'
  | 'wrong_device'
  | 'email_restriction'
  | 'phone_restriction'
  | 'phone_and_email_restriction'
  | 'has_bonus'
  | 'exists_active_giftspin';

export function isSpins(type: GiftType): boolean {
  return type.startsWith('giftspin') || type === 'feature_freespins';
}

/** Gifts that are rounds of one game: spins with a fixed stake, or one bet of its sum. */
export function isRounds(type: GiftType): boolean {
  return isSpins(type) || type === 'freebet';
}

export function roundsIn({ type, count = 0 }: Pick<GiftTemplate, 'type' | 'count'>): number {
  return type === 'freebet' ? 1 : isSpins(type) ? count : 0;
}

/** The stake of one gift spin, minor units: the smallest of the games. */
export const spinStake: Readonly<Record<Currency, number>> = { RUB: 1_000, EUR: 20, BRL: 50 };

export function isBonusMoney(type: GiftType): boolean {
  return type === 'bonus_offer' || type === 'deposit_bonus' || type === 'nondeposit';
}

/** Gifts that are over at once when they are activated (specification S3.16). */
export function isOneClick(type: GiftType): boolean {
  return !isRounds(type) && !isBonusMoney(type);
}

/** Gifts that a deposit in the cashbox can activate. */
export function isForDeposit({ type, deposit }: GiftTemplate): boolean {
  return deposit !== undefined || type === 'deposit_bonus';
}

export function contactProblem(
  needs: { needsEmail?: boolean; needsPhone?: boolean },
  has: Pick<GiftHolder, 'hasEmail' | 'hasPhone'>,
): 'email_restriction' | 'phone_restriction' | 'phone_and_email_restriction' | null {
  const lacksEmail = needs.needsEmail === true && !has.hasEmail;
  const lacksPhone = needs.needsPhone === true && !has.hasPhone;
  if (lacksEmail && lacksPhone) return 'phone_and_email_restriction';
  if (lacksEmail) return 'email_restriction';
  return lacksPhone ? 'phone_restriction' : null;
}

/** What is wrong with the gift itself, whoever holds it. */
export function conditionProblem({
  state,
  isDisabled,
  isInProcess,
}: GiftCondition): 'disabled' | 'expired' | 'used' | 'in_process' | null {
  if (isDisabled) return 'disabled';
  if (state === 'expired') return 'expired';
  if (state === 'used' || state === 'activated') return 'used';
  return isInProcess ? 'in_process' : null;
}

/**
 * Why a gift cannot be activated but for a missing deposit; null when it can. Only one gift can be active at a time: a new
 * one needs the running bonus wagered or cancelled (specification S4.50).
 * @param way `prize` for taking the prize of a gift that needs no deposit
 */
export function activationProblem(
  gift: GiftCondition,
  holder: GiftHolder,
  way: 'activate' | 'prize' = 'activate',
): GiftProblem | null {
  const { template } = gift;
  if (holder.isMultiAccount) return 'multi_account';
  if (holder.isBarred) return 'disabled';
  const problem = conditionProblem(gift);
  if (problem) return problem;
  if ((template.type === 'nondeposit') !== (way === 'prize')) return 'invalid_offer';
  if (template.device !== undefined && template.device !== holder.device) return 'wrong_device';
  const contact = contactProblem(template, holder);
  if (contact) return contact;
  if (isOneClick(template.type)) return null;
  if (holder.hasBonus) return 'has_bonus';
  return holder.hasRounds ? 'exists_active_giftspin' : null;
}

export interface FundingWish {
  /** Minor units that are still missing without these deposits. */
  needed: number;
  /** The deposit that the gift is activated with, if one is. */
  named: number | null;
  /** Paid for every deposit, as a bonus that is taken by hand. */
  isForAll: boolean;
}

/** The deposits that an activation uses up, so that they fund no other gift. @param open the oldest first */
export function fundingOf<Deposit extends { id: number; amount: number }>(
  open: readonly Deposit[],
  { needed, named, isForAll }: FundingWish,
): Deposit[] {
  const first = open.filter(({ id }) => id === named);
  if (isForAll && first.length === 0) return [...open];
  const used: Deposit[] = [];
  let sum = 0;
  for (const deposit of [...first, ...open.filter(({ id }) => id !== named)]) {
    if (sum >= needed && deposit.id !== named) break;
    used.push(deposit);
    sum += deposit.amount;
  }
  return used;
}

/** What a deposit bonus gives: its per cent of what was deposited, up to its sum. Minor units. */
export function depositBonus(percent: number, deposited: number, most: number): number {
  return Math.min(most, Math.floor((deposited * percent) / 100));
}
