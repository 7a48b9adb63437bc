import { useQuery } from '@tanstack/react-query';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { tournamentItem } from './data/items.tsx';
import { runningTournamentsQuery } from './data/queries.ts';
import { useCurrency } from './data/useCurrency.ts';
import { useEntryViewer } from './data/useEntryViewer.ts';

/** What runs now, for the list in the game hall; nothing as long as it has not come. */
export function useRunningTournaments(): readonly EventItem[] {
  const currency = useCurrency();
  const viewer = useEntryViewer();
  const tournaments = useQuery(runningTournamentsQuery()).data?.data ?? [];
  return tournaments.map((tournament) => tournamentItem(tournament, currency, viewer));
}
