import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError, type ApiError } from '#/api/ApiError.ts';
import { chooseTournament, joinTournament } from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { EventStatus, Tournament, TournamentResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryScope.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import {
  entryProblem,
  isWaitingListCode,
  type EntryViewer,
  type JoinCall,
  type JoinRequest,
} from '../model/join.ts';
import { chosenAmong, priceOf } from '../model/rules.ts';
import { freshTournamentQuery, runningTournamentsQuery, TOURNAMENTS, tournamentQuery } from './queries.ts';

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

export interface ShownTournament {
  readonly tournament: Tournament;
  readonly status: EventStatus;
  readonly viewer: EntryViewer;
}

/**
 * Refetches the free seats and whether the player may join, because both may have changed since the page
 * loaded.
 */
async function requestOf(
  client: QueryClient,
  call: JoinCall,
  { tournament, status, viewer }: ShownTournament,
): Promise<JoinRequest> {
  const [chosen, latest] = await Promise.all([
    client.fetchQuery(runningTournamentsQuery()).then(
      ({ data }) => chosenAmong(data),
      () => null,
    ),
    client.fetchQuery(freshTournamentQuery(tournament.slug)).then(
      ({ data }) => data,
      () => tournament,
    ),
  ]);
  const { slug, title, tournamentSeriesId } = latest;
  return {
    call,
    slug,
    title,
    tournamentSeriesId,
    price: priceOf(latest),
    isBlocking: (latest.isBlocking ?? false) || priceOf(latest) > 0,
    isActive: status === 'active',
    entry: entryProblem(latest, status, viewer),
    chosen,
  };
}

/**
 * Fetches the latest data before a join. It is a mutation although it only reads, so that `useAction`
 * ignores a second press meanwhile. Never rejects: if the fetch fails, returns the page's data.
 */
export const prepareJoinMutation = (shown: ShownTournament) =>
  mutationOptions<JoinRequest, ApiError, JoinCall>({
    mutationFn: (call, { client }) => requestOf(client, call, shown),
  });

function send({ call, slug }: JoinRequest): Promise<TournamentResponse> {
  // Selecting a tournament needs no idempotency key, because selecting it twice changes nothing.
  if (call === 'choose') return chooseTournament(slug);
  return withIdempotencyKey(`tournament.${slug}`, { slug }, ({ options }) => joinTournament(slug, options));
}

export type JoinOutcome = 'joined' | 'onWaitingList' | 'chosen';

/** Error codes that mean success: the player is already a member, or has been put on the waiting list. */
function outcomeOf(error: unknown, { call }: JoinRequest): JoinOutcome | null {
  if (!isApiError(error)) return null;
  if (error.code === 'already_member') return 'joined';
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
