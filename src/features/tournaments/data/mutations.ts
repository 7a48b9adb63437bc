import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { chooseTournament, joinTournament } from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { TournamentResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryScope.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import type { JoinCall } from '../model/join.machine.ts';
import { TOURNAMENTS, tournamentQuery } from './queries.ts';

export interface JoinVariables {
  readonly call: JoinCall;
  readonly slug: string;
}

/** Asks again whatever a seat, a choice or an end may have changed. */
export async function reloadTournaments(client: QueryClient): Promise<void> {
  await Promise.all([
    invalidateScope(client, TOURNAMENTS),
    client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
  ]);
}

/** The key is kept until the outcome is known, also over a reload: no seat is paid for twice. */
export const joinMutation = () =>
  mutationOptions<TournamentResponse, ApiError, JoinVariables>({
    mutationKey: ['joinTournament'],
    mutationFn: ({ call, slug }) =>
      call === 'choose'
        ? chooseTournament(slug)
        : withIdempotencyKey(`tournament.${slug}`, { slug }, (key) =>
            joinTournament(slug, { headers: { 'Idempotency-Key': key } }),
          ),
    onSuccess: (answer, { slug }, _context, { client }) => {
      client.setQueryData(tournamentQuery(slug).queryKey, answer);
    },
  });
