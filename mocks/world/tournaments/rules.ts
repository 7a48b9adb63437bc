// Rules for joining and selecting a tournament, and for scoring rounds (S4.57, S4.59, S6.8, S8.18,
// S9.56).
import type { EventStatus } from '../../generated/model/index.ts';
import type { BrandId } from '../settings.ts';
import { unitsOf } from '../sums.ts';
import { closed, type Mechanic, type TournamentDefinition } from './catalogue/definition.ts';

export interface Chosen {
  id: number;
  isBlocking: boolean;
  isPaid: boolean;
  seriesId: number | null;
}

/** Facts about a player that a tournament's requirements check. */
export interface AdmissionFacts {
  level: number;
  /** Total deposits, minor units. */
  deposited: number;
  /** Minor units. */
  depositRequired: number;
  hasPartnerCode: boolean;
  isInvited: boolean;
  isInPromo: boolean;
}

export interface JoinFacts extends AdmissionFacts {
  status: EventStatus;
  isMember: boolean;
  isMultiAccount: boolean;
  /** Number of free seats; null if seats are unlimited. */
  freeSeats: number | null;
  compoints: number;
  chosen: Chosen | null;
}

export type AdmissionRefusal =
  | { why: 'closed_tournament' | 'partner_code_required' | 'invitation_required' | 'promotion_required' }
  | { why: 'level_required'; limit: number }
  | { why: 'deposit_required'; missing: number };

export type JoinRefusal =
  | AdmissionRefusal
  | {
      why:
        | 'user_is_blocked_for_multi_account'
        | 'already_member'
        | 'tournament_not_active'
        | 'tournament_series_member'
        | 'blocking_tournament_active'
        | 'seat_is_paid';
    }
  | { why: 'max_member_limit_reached'; limit: number }
  | { why: 'insufficient_compoint_balance'; missing: number };

/** Why a player isn't admitted to a closed or limited tournament, or null (S6.8). */
export function admissionProblem(
  { requirements, privacy }: TournamentDefinition,
  facts: AdmissionFacts,
): AdmissionRefusal | null {
  const { partnerCode = false, minLevel = 0, invitation = false, promoSlug } = requirements;
  if (privacy === closed && !facts.isInvited) return { why: 'closed_tournament' };
  if (partnerCode && !facts.hasPartnerCode) return { why: 'partner_code_required' };
  if (facts.level < minLevel) return { why: 'level_required', limit: minLevel };
  if (invitation && !facts.isInvited) return { why: 'invitation_required' };
  if (promoSlug !== undefined && !facts.isInPromo) return { why: 'promotion_required' };
  return facts.deposited < facts.depositRequired
    ? { why: 'deposit_required', missing: facts.depositRequired - facts.deposited }
    : null;
}

/** Why a player can't leave the selected tournament for another one, or null. */
export function switchProblem(
  chosen: Chosen | null,
  to: Pick<TournamentDefinition, 'id' | 'seriesId'>,
): 'tournament_series_member' | 'blocking_tournament_active' | 'seat_is_paid' | null {
  if (!chosen || chosen.id === to.id) return null;
  if (chosen.isBlocking) return 'blocking_tournament_active';
  if (chosen.isPaid) return 'seat_is_paid';
  return chosen.seriesId !== null && chosen.seriesId !== to.seriesId ? 'tournament_series_member' : null;
}

/**
 * Why a player can't join, or null. Joining an active tournament also selects it, so the player must be allowed
 * to leave the previously selected one. A future tournament isn't selected yet, so it needs no such check.
 */
export function joinProblem(definition: TournamentDefinition, facts: JoinFacts): JoinRefusal | null {
  if (facts.isMultiAccount) return { why: 'user_is_blocked_for_multi_account' };
  if (facts.isMember) return { why: 'already_member' };
  if (facts.status === 'past') return { why: 'tournament_not_active' };
  const notAdmitted = admissionProblem(definition, facts);
  if (notAdmitted) return notAdmitted;
  if (facts.freeSeats !== null && facts.freeSeats <= 0)
    return { why: 'max_member_limit_reached', limit: definition.seats ?? 0 };
  const stuck = facts.status === 'active' ? switchProblem(facts.chosen, definition) : null;
  if (stuck) return { why: stuck };
  return facts.compoints < definition.price
    ? { why: 'insufficient_compoint_balance', missing: definition.price - facts.compoints }
    : null;
}

export interface RoundStake {
  bet: number;
  win: number;
  bonusBet: number;
  bonusWin: number;
}

/**
 * The part of a round that counts: the real money of the bet and of the win. Null if nothing counts. The
 * minimum applies to the real money of the bet, the maximum to the whole bet.
 * @param limits minor units; `max` is null without a limit
 */
export function countedRound(
  { bet, win, bonusBet, bonusWin }: RoundStake,
  limits: { min: number; max: number | null },
): { bet: number; win: number } | null {
  const real = { bet: bet - bonusBet, win: win - bonusWin };
  const isTooLarge = limits.max !== null && bet > limits.max;
  return real.bet <= 0 || real.bet < limits.min || isTooLarge ? null : real;
}

/**
 * The score after a round, in hundredths of a point (S9.56). Mechanic 1 gives a point per unit of money staked,
 * 2 a point per unit won. The multiplier of a round is its win divided by its bet: mechanic 3 adds up the
 * multipliers, 4 takes the highest one.
 */
export function scoreAfter(
  mechanic: Mechanic,
  score: number,
  { bet, win }: { bet: number; win: number },
): number {
  const multiplier = bet > 0 ? Math.floor((win * 100) / bet) : 0;
  const scores: Record<Mechanic, number> = {
    1: score + bet,
    2: score + win,
    3: score + multiplier,
    4: Math.max(score, multiplier),
  };
  return scores[mechanic];
}

/**
 * The highest score at the end, in points. If points depend on sums of money, converts the score from roubles
 * to the brand's currency.
 */
export function topScoreOf(
  brand: BrandId,
  { mechanic, topScore }: Pick<TournamentDefinition, 'mechanic' | 'topScore'>,
): number {
  return mechanic === 1 || mechanic === 2 ? unitsOf(brand, topScore) : topScore;
}

/** True for refusals that put the player on the waiting list for a seat or an invitation. */
export function joinsWaitingList({ why }: JoinRefusal): boolean {
  return why === 'max_member_limit_reached' || why === 'closed_tournament' || why === 'invitation_required';
}

/** True for refusals that send the organisers a request for an invitation. */
export function asksForInvitation({ why }: JoinRefusal): boolean {
  return why === 'closed_tournament' || why === 'invitation_required';
}

/** Time until the organisers answer a request for an invitation, in ms (decision 103). */
export const invitationDelay = 30 * 60_000;
