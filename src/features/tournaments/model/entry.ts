// What keeps a visitor out of a tournament, as far as it is known before joining (specification S4.56, S6.8).
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
  /** Several accounts of one person compete nowhere (specification S6.9). */
  readonly isMultiAccount: boolean;
  /** Whole compoints; null while they are not known. */
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

/** Closed and limited access block whoever is not admitted. What a guest lacks is known after login. */
function admissionOf(tournament: EntryFacts, { isGuest }: EntryViewer): AdmissionCode | null {
  if (!isGuest) return tournament.admissionProblem ?? null;
  if (tournament.privacyType === 2) return 'closed_tournament';
  return tournament.privacyType === 3 ? firstRequirement(tournament.requirements ?? {}) : null;
}

/** Why joining would be refused, in the server's order; null for members and whoever may join. */
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

/** Refusals that the server notes as a wish to take part. */
export function isAskedFor(code: string): boolean {
  return (
    code === 'max_member_limit_reached' || code === 'closed_tournament' || code === 'invitation_required'
  );
}

/** What the one button of a tournament's page does. */
export type Offer =
  | 'over'
  | 'register'
  | 'join'
  /** Takes a seat in a tournament that starts later. */
  | 'joinAhead'
  /** No seat is free: asking for one has the player told when there is. */
  | 'askForSeat'
  /** Asked for, and told when it is free. */
  | 'waitForSeat'
  | 'askForInvitation'
  | 'waitForInvitation'
  /** There is nothing to press: what is missing is told. */
  | 'blocked'
  | 'waitForStart'
  /** In, and another one counts. */
  | 'choose'
  /** In, and it counts. */
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
