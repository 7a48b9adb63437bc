import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError, type ApiError } from '#/api/ApiError.ts';
import { chooseTournament, joinTournament } from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type {
  GameList,
  Tournament,
  TournamentResponse,
  TournamentErrorCode,
} from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { readEvent, statusAt } from '#/entities/event/rules.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { serverNow } from '#/lib/clock.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
import {
  entryProblem,
  isWaitingListCode,
  type EntryViewer,
  type JoinCall,
  type JoinRequest,
} from '../model/join.ts';
import { chosenAmong, priceOf } from '../model/rules.ts';
import {
  beforeJoin,
  runningTournamentsQuery,
  someGamesQuery,
  TOURNAMENTS,
  tournamentQuery,
} from './queries.ts';

/**
 * Invalidates everything that can change when the player joins or selects a tournament, or when a
 * tournament ends.
 */
export async function reloadTournaments(client: QueryClient): Promise<void> {
  await Promise.all([
    invalidateScope(client, TOURNAMENTS),
    client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
  ]);
}

export interface JoinPress {
  readonly call: JoinCall;
  /** The request that the player has confirmed in the dialog. Null if the press was on the page's button. */
  readonly confirmed: JoinRequest | null;
}

/**
 * Refetches this tournament and the currently selected one before a join. Seats, prices or the selection may
 * have changed since the page loaded. If a request fails, the mutation rejects: with outdated data, the
 * player could pay or leave another tournament without a confirmation. It only reads, but is a mutation so
 * that `useAction` ignores a second press while it is in flight.
 */
export const prepareJoinMutation = (slug: string, viewer: EntryViewer) =>
  mutationOptions<JoinRequest, ApiError, JoinPress>({
    mutationFn: async ({ call }, { client }) => {
      const [running, latest] = await Promise.all([
        client.fetchQuery({ ...runningTournamentsQuery(), ...beforeJoin }),
        client.fetchQuery({ ...tournamentQuery(slug), ...beforeJoin }),
      ]);
      return requestOf(call, latest.data, chosenAmong(running.data), viewer);
    },
  });

/** Loads the games that the player can choose from. A mutation, so that `useAction` ignores a second press. */
export const loadGamesMutation = (slug: string) =>
  mutationOptions<GameList, ApiError>({
    mutationFn: (_input, { client }) => client.fetchQuery(someGamesQuery(slug)),
  });

function requestOf(
  call: JoinCall,
  latest: Tournament,
  chosen: Tournament | null,
  viewer: EntryViewer,
): JoinRequest {
  const status = statusAt(readEvent(latest), serverNow());
  const { slug, title, tournamentSeriesId, isMember } = latest;
  return {
    call,
    slug,
    title,
    tournamentSeriesId,
    price: priceOf(latest),
    isBlocking: (latest.isBlocking ?? false) || priceOf(latest) > 0,
    isActive: status === 'active',
    isMember,
    entry: entryProblem(latest, status, viewer),
    chosen,
  };
}

function send({ call, slug }: JoinRequest): Promise<TournamentResponse> {
  // Selecting a tournament needs no idempotency key, because selecting it twice changes nothing.
  if (call === 'choose') return chooseTournament(slug);
  // `join` and `joinWaitingList` have different idempotency keys. With the same key, a join would get the
  // stored refusal of the waiting-list request.
  return withIdempotencyKey(`tournament.${slug}`, { slug, call }, ({ options }) =>
    joinTournament(slug, options),
  );
}

export type JoinOutcome = 'joined' | 'onWaitingList' | 'chosen' | 'alreadyMember';

/** Error codes that mean success: the player is already a member, or has been put on the waiting list. */
function outcomeOf(error: unknown, { call }: JoinRequest): JoinOutcome | null {
  if (!isApiError(error)) return null;
  if (error.code === 'already_member') return 'alreadyMember';
  return call === 'joinWaitingList' && isWaitingListCode(error.code) ? 'onWaitingList' : null;
}

/**
 * Sends a join, waiting-list or select request. Refetches the lists even if the player has left the page
 * meanwhile.
 */
export const joinMutation = () =>
  mutationOptions<JoinOutcome, ApiError, JoinRequest>({
    mutationFn: async (request, { client }) => {
      try {
        client.setQueryData(tournamentQuery(request.slug).queryKey, await send(request));
        return request.call === 'choose' ? 'chosen' : 'joined';
      } catch (error) {
        const outcome = outcomeOf(error, request);
        if (outcome === null) throw error;
        return outcome;
      }
    },
    onSettled: (_outcome, _error, _request, _context, { client }) => void reloadTournaments(client),
  });

// Titles, texts and remedies for a player who can't join a tournament. The ids of the titles are
// `tournament.errors.{code}` (S8.18).

export const joinTexts: CodeTexts<TournamentErrorCode> = {
  insufficient_compoint_balance: {
    id: 'tournaments.hints.insufficient_compoint_balance',
    remedy: 'compoints',
  },
  closed_tournament: 'tournaments.hints.closed_tournament',
  partner_code_required: 'tournaments.hints.partner_code_required',
  level_required: { id: 'tournaments.hints.level_required', remedy: 'levels' },
  invitation_required: 'tournaments.hints.invitation_required',
  promotion_required: { id: 'tournaments.hints.promotion_required', remedy: 'promotion' },
  deposit_required: { id: 'tournaments.hints.deposit_required', remedy: 'deposit' },
  user_is_blocked_for_multi_account: {
    id: 'tournaments.hints.user_is_blocked_for_multi_account',
    remedy: 'support',
  },
  self_excluded: 'tournaments.hints.self_excluded',
  time_out_active: 'tournaments.hints.time_out_active',
  max_member_limit_reached: 'tournaments.hints.max_member_limit_reached',
  tournament_series_member: 'tournaments.hints.tournament_series_member',
  already_member: 'tournaments.hints.already_member',
  tournament_not_active: 'tournaments.hints.tournament_not_active',
  blocking_tournament_active: 'tournaments.hints.blocking_tournament_active',
  not_a_member: 'tournaments.hints.not_a_member',
  seat_is_paid: 'tournaments.hints.seat_is_paid',
};

export const joinErrorTitles: CodeTexts<TournamentErrorCode> = {
  insufficient_compoint_balance: 'tournament.errors.insufficient_compoint_balance',
  closed_tournament: 'tournament.errors.closed_tournament',
  partner_code_required: 'tournament.errors.partner_code_required',
  level_required: 'tournament.errors.level_required',
  invitation_required: 'tournament.errors.invitation_required',
  promotion_required: 'tournament.errors.promotion_required',
  deposit_required: 'tournament.errors.deposit_required',
  user_is_blocked_for_multi_account: 'tournament.errors.user_is_blocked_for_multi_account',
  self_excluded: 'tournament.errors.self_excluded',
  time_out_active: 'tournament.errors.time_out_active',
  max_member_limit_reached: 'tournament.errors.max_member_limit_reached',
  tournament_series_member: 'tournament.errors.tournament_series_member',
  already_member: 'tournament.errors.already_member',
  tournament_not_active: 'tournament.errors.tournament_not_active',
  blocking_tournament_active: 'tournament.errors.blocking_tournament_active',
  not_a_member: 'tournament.errors.not_a_member',
  seat_is_paid: 'tournament.errors.seat_is_paid',
};
