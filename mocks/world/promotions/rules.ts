// What players are allowed to do in a promotion (S4.61, S6.9, S8.19).
import type { EventStatus, PromoPageType } from '../../generated/model/index.ts';

/**
 * Maximum numbers of high-fives that a player may give in one promotion: per day, and in total to the same
 * player.
 */
export const highFivesPerDay = 20;
export const highFivesPerPlayer = 3;

export interface PromoFacts {
  pageType: PromoPageType;
  status: EventStatus;
  needsButton: boolean;
  hasHighFives: boolean;
}

export type ParticipationProblem =
  | 'invalid_promotion'
  | 'action_not_allowed'
  | 'action_is_inactive'
  | 'user_is_blocked_for_multi_account';

/** Why a player can't join the promotion, or null. */
export function participationProblem(
  promo: PromoFacts,
  { isMultiAccount }: { isMultiAccount: boolean },
): ParticipationProblem | null {
  if (promo.pageType === 'static') return 'invalid_promotion';
  if (isMultiAccount) return 'user_is_blocked_for_multi_account';
  if (!promo.needsButton) return 'action_not_allowed';
  return promo.status === 'active' ? null : 'action_is_inactive';
}

export interface HighFiveFacts {
  isMultiAccount: boolean;
  isMember: boolean;
  isSelf: boolean;
  /** 'fine' if the receiver may get high-fives, 'barred' if not; null if no participant has the id. */
  receiver: 'fine' | 'barred' | null;
  givenToday: number;
  givenToReceiver: number;
}

export type HighFiveProblem =
  | 'invalid_promotion'
  | 'action_not_allowed'
  | 'action_self_palm'
  | 'cannot_high_five'
  | 'user_not_participate'
  | 'user_is_blocked_for_multi_account'
  | 'not_found'
  | 'action_is_inactive'
  | 'high_five_per_user_limit_reached'
  | 'high_five_daily_limit_reached';

export interface HighFiveRefusal {
  why: HighFiveProblem;
  limit?: number;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * Why a high-five can't be given, or null. Only members of an active promotion may give one
 * (S4.61).
 */
export function highFiveProblem(promo: PromoFacts, facts: HighFiveFacts): HighFiveProblem | null {
  if (promo.pageType === 'static') return 'invalid_promotion';
  if (facts.isMultiAccount) return 'user_is_blocked_for_multi_account';
  if (!promo.hasHighFives) return 'action_not_allowed';
  if (promo.status !== 'active') return 'action_is_inactive';
  if (facts.isSelf) return 'action_self_palm';
  if (!facts.isMember) return 'user_not_participate';
  if (facts.receiver === null) return 'not_found';
  if (facts.receiver === 'barred') return 'cannot_high_five';
  if (facts.givenToReceiver >= highFivesPerPlayer) return 'high_five_per_user_limit_reached';
  return facts.givenToday >= highFivesPerDay ? 'high_five_daily_limit_reached' : null;
}

export interface ExchangeFacts {
  isMultiAccount: boolean;
  isMember: boolean;
  /** The prize's remaining stock; null if unlimited. */
  left: number | null;
  price: number;
  owned: number;
}

export type ExchangeProblem =
  | 'invalid_promotion'
  | 'action_not_allowed'
  | 'user_not_participate'
  | 'user_is_blocked_for_multi_account'
  | 'cannot_buy_prize'
  | 'action_is_inactive'
  | 'insufficient_funds';

export function exchangeProblem(promo: PromoFacts, facts: ExchangeFacts): ExchangeProblem | null {
  if (promo.pageType === 'static') return 'invalid_promotion';
  if (promo.pageType === 'lottery') return 'action_not_allowed';
  if (facts.isMultiAccount) return 'user_is_blocked_for_multi_account';
  if (promo.status !== 'active') return 'action_is_inactive';
  if (!facts.isMember) return 'user_not_participate';
  if (facts.left !== null && facts.left <= 0) return 'cannot_buy_prize';
  return facts.owned < facts.price ? 'insufficient_funds' : null;
}

export type ShotProblem =
  | 'user_is_blocked_for_multi_account'
  | 'action_is_inactive'
  | 'user_not_participate'
  | 'no_shots_left';

export function shotProblem(
  status: EventStatus,
  { isMultiAccount, isMember, shotsLeft }: { isMultiAccount: boolean; isMember: boolean; shotsLeft: number },
): ShotProblem | null {
  if (isMultiAccount) return 'user_is_blocked_for_multi_account';
  if (status !== 'active') return 'action_is_inactive';
  if (!isMember) return 'user_not_participate';
  return shotsLeft <= 0 ? 'no_shots_left' : null;
}
