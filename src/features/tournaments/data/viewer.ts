// The visitor's data that a tournament needs: facts that decide about joining, the currency and the
// selected tournament.
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { balanceQuery, profileQuery } from '#/entities/player/queries.ts';
import type { EntryViewer } from '../model/join.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { Tournament, TournamentList } from '#/api/generated/model/index.ts';
import { chosenAmong } from '../model/rules.ts';
import { runningTournamentsQuery } from './queries.ts';

/** The facts about the visitor that decide whether they may join. */
export function useEntryViewer(): EntryViewer {
  const isGuest = useSnapshot(session).status === 'guest';
  const compoints = useQuery(balanceQuery()).data?.data.compoint_balance ?? null;
  const isMultiAccount = useQuery(profileQuery()).data?.data.multi_account ?? false;
  return { isGuest, isMultiAccount, compoints: isGuest ? null : compoints };
}

/** Currency in which prizes are shown: the player's or, for guests, the brand's. */
export function useCurrency(): string {
  return useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
}

// Defined outside the hook, because a stable `select` function keeps the identity of its result.
const selectChosen = ({ data }: TournamentList): Tournament | null => chosenAmong(data);

/**
 * The tournament in which the player's bets count now. Null if there is none, for guests and while loading.
 */
export function useChosenTournament(): Tournament | null {
  const { status } = useSnapshot(session);
  const { data } = useQuery({
    ...runningTournamentsQuery(),
    enabled: status === 'player',
    select: selectChosen,
  });
  return data ?? null;
}
