import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Tournament, TournamentSeries } from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import type { EventItem, EventPages } from '#/entities/event/EventList.tsx';
import { listedEvents, readEvent } from '#/entities/event/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { seriesListQuery, tournamentsQuery, runningTournamentsQuery } from './data/queries.ts';
import { useCurrency, useEntryViewer } from './data/viewer.ts';
import type { EntryViewer } from './model/join.ts';
import { isNarrowed, type ListFilter } from './model/listFilter.ts';
import { SeriesCard } from './ui/Card/SeriesCard.tsx';
import { TournamentCard } from './ui/Card/TournamentCard.tsx';

const noEvents: readonly EventItem[] = [];

/**
 * Pages of tournaments, merged with the events in `more` and with the series. If any filter besides the
 * status is set, series are left out.
 */
export function useTournamentList(
  filter: ListFilter,
  more: readonly EventItem[] = noEvents,
): {
  list: Loadable<EventPages>;
  onMore: () => void;
} {
  const currency = useCurrency();
  const viewer = useEntryViewer();
  const answer = useInfiniteQuery(tournamentsQuery(filter));
  // The series are optional: the list also works without them.
  const allSeries = useQuery(seriesListQuery()).data?.data ?? [];
  const series = isNarrowed(filter) ? [] : allSeries;
  const { end, onMore } = infiniteList(answer, ({ data }) => data);
  const list = loadable(answer, ({ pages }): EventPages => {
    const tournaments = pages.flatMap(({ data }) => data);
    // A tournament can move to another page between two requests, so duplicates are removed.
    const known = new Map(tournaments.map((tournament) => [tournament.slug, tournament]));
    const items = [...known.values()].map((item) => tournamentItem(item, currency, viewer));
    const others = [...series.map((item) => seriesItem(item, currency)), ...more];
    // Leave out events that belong after the loaded pages, because they would move down when the next page
    // loads.
    return { items: [...items, ...(end === 'complete' ? others : notAfter(items, others))], end };
  });
  return { list, onMore };
}

/** The events of `others` that the list sorts before the last event of `items`. */
function notAfter(items: readonly EventItem[], others: readonly EventItem[]): EventItem[] {
  const all = [...items, ...others].map((item) => ({ ...item.event, item }));
  const inOrder = listedEvents(all, null, serverNow()).map(({ item }) => item);
  const last = inOrder.findLastIndex((item) => items.includes(item));
  return inOrder.slice(0, last).filter((item) => others.includes(item));
}

/** Active tournaments for the list in the lobby. Empty while loading. */
export function useRunningTournaments(): readonly EventItem[] {
  const currency = useCurrency();
  const viewer = useEntryViewer();
  const tournaments = useQuery(runningTournamentsQuery()).data?.data ?? [];
  return tournaments.map((tournament) => tournamentItem(tournament, currency, viewer));
}

function tournamentItem(tournament: Tournament, currency: string, viewer: EntryViewer): EventItem {
  return {
    key: `tournament ${tournament.slug}`,
    event: { ...readEvent(tournament), isMine: tournament.isMember },
    renderCard: (isEager) => (
      <TournamentCard tournament={tournament} currency={currency} viewer={viewer} isEager={isEager} />
    ),
  };
}

function seriesItem(series: TournamentSeries, currency: string): EventItem {
  return {
    key: `series ${series.slug}`,
    event: readEvent(series),
    renderCard: (isEager) => <SeriesCard series={series} currency={currency} isEager={isEager} />,
  };
}
