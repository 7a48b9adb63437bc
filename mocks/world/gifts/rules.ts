// Types of gifts and the rules for activating them (S4.50, S6.11).
import type { GiftState, GiftType } from '../../generated/model/index.ts';
import type { Currency } from '../settings.ts';
import type { GiftTemplate } from './catalogue.ts';

/** Facts about the player that the rules need. */
export interface GiftHolder {
  isMultiAccount: boolean;
  /** The player is on a break, self-excluded, or has bonuses switched off (S6.10, S10.3). */
  isBarred: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
  hasBonus: boolean;
  /** The player has active gift spins or an active free bet. */
  hasRounds: boolean;
  device: 'mobile' | 'desktop';
}

export interface GiftCondition {
  state: GiftState;
  template: GiftTemplate;
  isDisabled: boolean;
  /** A deposit that would activate the gift is in process. */
  isInProcess: boolean;
  /** Minor units still to deposit. */
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

/** True for spins with a fixed stake and for free bets. */
export function isPlayedInRounds(type: GiftType): boolean {
  return isSpins(type) || type === 'freebet';
}

export function roundsIn({ type, count = 0 }: Pick<GiftTemplate, 'type' | 'count'>): number {
  return type === 'freebet' ? 1 : isSpins(type) ? count : 0;
}

/** Stake of one gift spin, minor units: the lowest stake of the games. */
export const spinStake: Readonly<Record<Currency, number>> = { RUB: 1_000, EUR: 20, BRL: 50 };

export function isBonusMoney(type: GiftType): boolean {
  return type === 'bonus_offer' || type === 'deposit_bonus' || type === 'nondeposit';
}

/** True for gifts whose activation gives everything at once and so uses up the gift (S3.16). */
export function isOneClick(type: GiftType): boolean {
  return !isPlayedInRounds(type) && !isBonusMoney(type);
}

/** True for gifts that a deposit in the cashbox can activate. */
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

/** Why the state of a gift prevents its activation, or null. Doesn't check the player. */
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
 * Why a gift can't be activated, or null. Doesn't check the required deposit. Only one gift may be active: the
 * player must first wager or cancel the current bonus (S4.50).
 * @param way `prize` if the player takes the prize of a gift that needs no deposit
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

export interface FundingRequest {
  /** The deposits that the gift requires in total, including those already made; minor units. */
  needed: number;
  /** Id of the deposit that activates the gift, if any. */
  activatingDepositId: number | null;
  /**
   * True if the bonus is calculated from all unused deposits together. Ignored if one particular
   * deposit activates the gift.
   */
  countsAllDeposits: boolean;
}

/**
 * The deposits that an activation uses up, so that they fund no other gift.
 * @param open the deposits that no gift has used up, oldest first
 */
export function fundingOf<Deposit extends { id: number; amount: number }>(
  open: readonly Deposit[],
  { needed, activatingDepositId, countsAllDeposits }: FundingRequest,
): Deposit[] {
  const first = open.filter(({ id }) => id === activatingDepositId);
  if (countsAllDeposits && first.length === 0) return [...open];
  const used: Deposit[] = [];
  let sum = 0;
  for (const deposit of [...first, ...open.filter(({ id }) => id !== activatingDepositId)]) {
    if (sum >= needed && deposit.id !== activatingDepositId) break;
    used.push(deposit);
    sum += deposit.amount;
  }
  return used;
}

/** The amount of a deposit bonus, minor units: a percentage of the deposit, up to a maximum. */
export function depositBonus(percent: number, deposited: number, max: number): number {
  return Math.min(max, Math.floor((deposited * percent) / 100));
}
