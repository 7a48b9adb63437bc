// Why a player can't join a tournament, the state of its main button, and what a press on the button does
// (S4.55 to S4.59, S6.8, S8.18).
import type { Refused } from '#/api/ApiError.ts';
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
  /** How many compoints the player is missing. Null if another reason prevents joining. */
  readonly missing: number | null;
  /** The required level, or the number of seats of a full tournament. Null for other reasons. */
  readonly limit: number | null;
}

export interface EntryViewer {
  readonly isGuest: boolean;
  /** Players with several accounts may not compete (S6.9). */
  readonly isMultiAccount: boolean;
  /** The player's compoints, a whole number. Null while loading. */
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

/** The first of the tournament's requirements, in the order in which the server checks them. */
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

/**
 * The first condition that the visitor doesn't meet. For a player, the server sends it. A guest meets none,
 * so for a guest it is the first condition of the tournament.
 */
function admissionOf(tournament: EntryFacts, { isGuest }: EntryViewer): AdmissionCode | null {
  if (!isGuest) return tournament.admissionProblem ?? null;
  if (tournament.privacyType === 2) return 'closed_tournament';
  return tournament.privacyType === 3 ? firstRequirement(tournament.requirements ?? {}) : null;
}

/**
 * Why the visitor can't join: the first reason in the order of the server's checks. Null if they can join or
 * have joined, or if the tournament is over.
 */
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

/** Error codes of refusals after which the server puts the player on the waiting list. */
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
  /** The player can join now, but the tournament starts later. */
  | 'joinAhead'
  /** The tournament is full. The player can ask to be notified of a free seat. */
  | 'askForSeat'
  | 'waitForSeat'
  | 'askForInvitation'
  | 'waitForInvitation'
  /** The player can't join. The button only shows what is missing. */
  | 'blocked'
  | 'waitForStart'
  /** The player is a member, but another tournament is selected. */
  | 'choose'
  /** The player is a member, and bets count in this tournament. */
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

/**
 * The tournament in which the player's bets count now, with the fields that decide whether the player may
 * leave it.
 */
export type Chosen = Pick<
  Tournament,
  'slug' | 'title' | 'isBlocking' | 'compointMembershipPrice' | 'tournamentSeriesId'
>;

/** Why the player can't leave the selected tournament for another one, or null (S4.59, S8.18). */
export function switchRefusal(
  chosen: Chosen | null,
  to: Pick<Tournament, 'slug' | 'tournamentSeriesId'>,
): 'blocking_tournament_active' | 'seat_is_paid' | 'tournament_series_member' | null {
  if (chosen === null || chosen.slug === to.slug) return null;
  if (chosen.isBlocking === true) return 'blocking_tournament_active';
  if (priceOf(chosen) > 0) return 'seat_is_paid';
  const isOutOfSeries =
    chosen.tournamentSeriesId !== null && chosen.tournamentSeriesId !== to.tournamentSeriesId;
  return isOutOfSeries ? 'tournament_series_member' : null;
}

/**
 * `joinWaitingList` sends the same request as `join`. The server refuses it, because there is no free seat
 * or no invitation, and puts the player on the waiting list.
 */
export type JoinCall = 'join' | 'joinWaitingList' | 'choose';

export interface JoinRequest {
  readonly call: JoinCall;
  readonly slug: string;
  readonly title: string;
  readonly tournamentSeriesId: number | null;
  /** The price in whole compoints. 0 if joining is free. */
  readonly price: number;
  /** True if the player can't switch to another tournament while this one is running and selected. */
  readonly isBlocking: boolean;
  /** True if the tournament is active, in which case joining also selects it. */
  readonly isActive: boolean;
  /** True if the player is already a member, for example because they joined in another tab. */
  readonly isMember: boolean;
  /** Why joining would be refused. */
  readonly entry: EntryProblem | null;
  /** The tournament in which the player's bets count now. */
  readonly chosen: Chosen | null;
}

export type JoinQuestion = 'buy' | 'change';

export type JoinPlan =
  | { readonly step: 'send'; readonly request: JoinRequest }
  | { readonly step: 'confirm'; readonly request: JoinRequest; readonly question: JoinQuestion }
  | { readonly step: 'refuse'; readonly request: JoinRequest; readonly refused: Refused }
  /**
   * Nothing to do: the player is already a member, and the tournament is already selected or can't be
   * selected now.
   */
  | { readonly step: 'none' };

/**
 * What a press on the button does: explains a known refusal, asks for confirmation before the player pays
 * or leaves another tournament, or sends the request.
 */
export function planJoin(pressed: JoinRequest): JoinPlan {
  const request = { ...pressed, call: latestCall(pressed) };
  const { isMember, isActive, chosen, slug } = request;
  if (isMember && pressed.call !== 'choose' && (!isActive || chosen?.slug === slug)) return { step: 'none' };
  const refused = knownRefusal(request);
  if (refused) return { step: 'refuse', request, refused };
  const question = questionOf(request);
  return question === null ? { step: 'send', request } : { step: 'confirm', request, question };
}

/**
 * The call that fits the refetched data. Since the page loaded, the last seat may have been taken, a seat may
 * have become free, or the player may have joined in another tab.
 */
function latestCall({ call, isMember, entry }: JoinRequest): JoinCall {
  if (call === 'choose' || isMember) return 'choose';
  return entry !== null && isWaitingListCode(entry.code) ? 'joinWaitingList' : 'join';
}

/**
 * Whether the player's confirmation of an earlier request also covers this one. False if the price or another
 * consequence has changed since then.
 */
export function isConfirmedBy(request: JoinRequest, confirmed: JoinRequest | null): boolean {
  return (
    confirmed !== null &&
    request.call === confirmed.call &&
    request.price === confirmed.price &&
    request.chosen?.slug === confirmed.chosen?.slug &&
    request.isActive === confirmed.isActive &&
    request.isBlocking === confirmed.isBlocking
  );
}

function knownRefusal({ call, entry, isActive, chosen, ...to }: JoinRequest): Refused | null {
  if (call === 'joinWaitingList') return null;
  if (call === 'join' && entry !== null)
    return { code: entry.code, missing: entry.missing ?? undefined, limit: entry.limit ?? undefined };
  const code = isActive ? switchRefusal(chosen, to) : null;
  return code && { code };
}

/** The question to ask before joining. Null if the player neither pays nor leaves another tournament. */
function questionOf({ price, call, chosen, slug, isActive }: JoinRequest): JoinQuestion | null {
  if (call === 'joinWaitingList') return null;
  // Joining a tournament that hasn't started doesn't select it, so the other tournament stays selected.
  if (isActive && chosen !== null && chosen.slug !== slug) return 'change';
  return call === 'join' && price > 0 ? 'buy' : null;
}

/** Whether the request spends compoints. */
export function isPurchase({ call, price }: JoinRequest): boolean {
  return call === 'join' && price > 0;
}
