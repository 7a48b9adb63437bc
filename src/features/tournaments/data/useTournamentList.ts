import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import type { EventPages } from '#/entities/event/EventList.tsx';
import { seriesItem, tournamentItem } from './items.tsx';
import { seriesListQuery, tournamentsQuery } from './queries.ts';
import { useCurrency } from './useCurrency.ts';

/** Tournaments page by page, and all series, as one list of events. */
export function useTournamentList(status: EventStatus | null): {
  list: Loadable<EventPages>;
  onMore: () => void;
} {
  const currency = useCurrency();
  const answer = useInfiniteQuery(tournamentsQuery(status));
  // Series are few; without them the list is still a list.
  const series = useQuery(seriesListQuery()).data?.data ?? [];
  const { end, onMore } = infiniteList(answer, ({ data }) => data);
  const list = loadable(answer, ({ pages }): EventPages => {
    const tournaments = pages.flatMap(({ data }) => data);
    // A tournament that has moved on to the next page meanwhile is not shown twice.
    const known = new Map(tournaments.map((tournament) => [tournament.slug, tournament]));
    return {
      items: [
        ...series.map((item) => seriesItem(item, currency)),
        ...[...known.values()].map((item) => tournamentItem(item, currency)),
      ],
      end,
    };
  });
  return { list, onMore };
}
