import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Tournament, TournamentList } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { chosenAmong } from '../model/rules.ts';
import { runningTournamentsQuery } from './queries.ts';

const pick = ({ data }: TournamentList): Tournament | null => chosenAmong(data);

/** The tournament in which the player's bets count now; null for a guest, and while it is not known. */
export function useChosenTournament(): Tournament | null {
  const { status } = useSnapshot(session);
  const { data } = useQuery({
    ...runningTournamentsQuery(),
    enabled: status === 'player',
    select: pick,
  });
  return data ?? null;
}
