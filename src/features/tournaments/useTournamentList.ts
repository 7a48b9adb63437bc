import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { EventStatus } from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import type { EventItem, EventPages } from '#/entities/event/EventList.tsx';
import { listedEvents } from '#/entities/event/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { seriesItem, tournamentItem } from './data/items.tsx';
import { seriesListQuery, tournamentsQuery } from './data/queries.ts';
import { useCurrency } from './data/useCurrency.ts';
import { useEntryViewer } from './data/useEntryViewer.ts';

/** Nothing but tournaments and series. */
const alone: readonly EventItem[] = [];

/** Tournaments page by page, with series and `more` events where a list in its order shows them. */
export function useTournamentList(
  status: EventStatus | null,
  more: readonly EventItem[] = alone,
): {
  list: Loadable<EventPages>;
  onMore: () => void;
} {
  const currency = useCurrency();
  const viewer = useEntryViewer();
  const answer = useInfiniteQuery(tournamentsQuery(status));
  // Series are few; without them the list is still a list.
  const series = useQuery(seriesListQuery()).data?.data ?? [];
  const { end, onMore } = infiniteList(answer, ({ data }) => data);
  const list = loadable(answer, ({ pages }): EventPages => {
    const tournaments = pages.flatMap(({ data }) => data);
    // A tournament that has moved on to the next page meanwhile is not shown twice.
    const known = new Map(tournaments.map((tournament) => [tournament.slug, tournament]));
    const items = [...known.values()].map((item) => tournamentItem(item, currency, viewer));
    const others = [...series.map((item) => seriesItem(item, currency)), ...more];
    // What belongs after those that are still to come would have to move down when they come.
    return { items: [...items, ...(end === 'complete' ? others : notAfter(items, others))], end };
  });
  return { list, onMore };
}

/** Those of `others` that a list shows before the last of `items`. */
function notAfter(items: readonly EventItem[], others: readonly EventItem[]): EventItem[] {
  const all = [...items, ...others].map((item) => ({ ...item.event, item }));
  const inOrder = listedEvents(all, null, serverNow()).map(({ item }) => item);
  const last = inOrder.findLastIndex((item) => items.includes(item));
  return inOrder.slice(0, last).filter((item) => others.includes(item));
}
