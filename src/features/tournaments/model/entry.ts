// Reasons why a visitor can't join a tournament, as far as the client knows (S4.56, S6.8).
import type { EventStatus, Tournament, TournamentRequirements } from '#/api/generated/model/index.ts';
import { priceOf, seatsOf } from './rules.ts';

type AdmissionCode = NonNullable<Tournament['admissionProblem']>;

export type EntryCode =
  | AdmissionCode
  | 'max_member_limit_reached'
  | 'insufficient_compoint_balance'
  | 'user_is_blocked_for_multi_account';

export interface EntryProblem {
  readonly code: EntryCode;
  /** Whole compoints; null for any other problem. */
  readonly missing: number | null;
  /** The level, or the number of seats; null for any other problem. */
  readonly limit: number | null;
}

export interface EntryViewer {
  readonly isGuest: boolean;
  /** Players with several accounts may not compete (S6.9). */
  readonly isMultiAccount: boolean;
  /** Whole compoints; null while loading. */
  readonly compoints: number | null;
}

export type EntryFacts = Pick<
  Tournament,
  | 'admissionProblem'
  | 'compointMembershipPrice'
  | 'freeSeats'
  | 'isMember'
  | 'limitSeats'
  | 'maxMemberLimit'
  | 'membersCount'
  | 'privacyType'
  | 'requirements'
>;

const problem = (
  code: EntryCode,
  figures: Partial<Pick<EntryProblem, 'limit' | 'missing'>> = {},
): EntryProblem => ({ missing: null, limit: null, ...figures, code });

/** The first requirement, in the order in which the server checks them. */
function firstRequirement({
  partnerCode = false,
  minLevel = 0,
  invitation = false,
  promoSlug,
  minDeposit,
}: TournamentRequirements): AdmissionCode | null {
  if (partnerCode) return 'partner_code_required';
  if (minLevel > 0) return 'level_required';
  if (invitation) return 'invitation_required';
  if (promoSlug !== undefined) return 'promotion_required';
  return minDeposit === undefined ? null : 'deposit_required';
}

/** Guests see the requirements, players the server's verdict. */
function admissionOf(tournament: EntryFacts, { isGuest }: EntryViewer): AdmissionCode | null {
  if (!isGuest) return tournament.admissionProblem ?? null;
  if (tournament.privacyType === 2) return 'closed_tournament';
  return tournament.privacyType === 3 ? firstRequirement(tournament.requirements ?? {}) : null;
}

/** The first reason in the server's order, or null if joining is possible or done. */
export function entryProblem(
  tournament: EntryFacts,
  status: EventStatus,
  viewer: EntryViewer,
): EntryProblem | null {
  if (tournament.isMember || status === 'past') return null;
  if (viewer.isMultiAccount) return problem('user_is_blocked_for_multi_account');
  const admission = admissionOf(tournament, viewer);
  if (admission !== null) {
    const limit = admission === 'level_required' ? (tournament.requirements?.minLevel ?? null) : null;
    return problem(admission, { limit });
  }
  const seats = seatsOf(tournament);
  if (seats?.free === 0) return problem('max_member_limit_reached', { limit: seats.total });
  const missing = viewer.compoints === null ? 0 : priceOf(tournament) - viewer.compoints;
  return missing > 0 ? problem('insufficient_compoint_balance', { missing }) : null;
}

/** Refusals after which the server puts the player on the waiting list. */
export function isWaitingListCode(code: string): boolean {
  return (
    code === 'max_member_limit_reached' || code === 'closed_tournament' || code === 'invitation_required'
  );
}

/** The state of a tournament's main button. */
export type Offer =
  | 'over'
  | 'register'
  | 'join'
  /** Joins a tournament that starts later. */
  | 'joinAhead'
  /** The tournament is full. The player can ask to be notified when a seat is free. */
  | 'askForSeat'
  | 'waitForSeat'
  | 'askForInvitation'
  | 'waitForInvitation'
  /** Only shows what is missing. */
  | 'blocked'
  | 'waitForStart'
  /** The player is a member, but another tournament is selected. */
  | 'choose'
  /** The player is a member, and bets count here. */
  | 'play';

export interface OfferFacts {
  readonly viewer: EntryViewer;
  readonly status: EventStatus;
  readonly tournament: EntryFacts & Pick<Tournament, 'isChosen' | 'wantParticipate'>;
}

export function offerOf({ viewer, status, tournament }: OfferFacts): Offer {
  if (status === 'past') return 'over';
  if (viewer.isGuest) return 'register';
  if (tournament.isMember) {
    if (status === 'future') return 'waitForStart';
    return tournament.isChosen ? 'play' : 'choose';
  }
  switch (entryProblem(tournament, status, viewer)?.code) {
    case undefined:
      return status === 'future' ? 'joinAhead' : 'join';
    case 'max_member_limit_reached':
      return tournament.wantParticipate ? 'waitForSeat' : 'askForSeat';
    case 'closed_tournament':
    case 'invitation_required':
      return tournament.wantParticipate ? 'waitForInvitation' : 'askForInvitation';
    default:
      return 'blocked';
  }
}
