import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import UserCheck from 'lucide-react/icons/user-check';
import { FormattedMessage } from 'react-intl';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Tournament, TournamentSeries } from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import type { EventItem, EventPages } from '#/entities/event/EventList.tsx';
import { listedEvents, readEvent } from '#/entities/event/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { EventCard } from '#/entities/event/EventCard.tsx';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { seriesListQuery, tournamentsQuery, runningTournamentsQuery } from './data/queries.ts';
import { useCurrency, useEntryViewer } from './data/viewer.ts';
import type { EntryViewer } from './model/join.ts';
import { isNarrowed, type ListFilter } from './model/listFilter.ts';
import { TournamentCard } from './ui/Card/TournamentCard.tsx';
import { hasCardPodium, moneyIn, PODIUM_PLACES } from './model/rules.ts';
import { podiumOf } from './model/standings.ts';
import { MiniPodium } from './ui/Podium/Podium.tsx';

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

export interface SeriesCardProps {
  series: TournamentSeries;
  /** Currency of the shown prizes, as an ISO 4217 code. */
  currency: string;
  isEager?: boolean;
}

/** The card of a series in a list. A past series shows its winners. */
export function SeriesCard({ series, currency, isEager = false }: SeriesCardProps) {
  const { roundMoney } = useMoney();
  const event = readEvent(series);
  const status = useEventStatus(event);
  const fund = moneyIn(series.prizeMoney, currency);
  const winners = hasCardPodium(series, status) ? podiumOf(series.leaders ?? [], PODIUM_PLACES) : [];
  return (
    <EventCard
      to={paths.tournamentSeries(series.slug)}
      title={series.title}
      image={series.image ?? series.imageDefault?.url}
      event={event}
      status={status}
      isEager={isEager}
      kind={<FormattedMessage id="tournaments.series.kind" />}
      labels={
        <>
          {series.isMember === true && status !== 'past' && (
            <Badge tone="accent" icon={<Icon of={UserCheck} size="sm" />}>
              <FormattedMessage id="tournaments.label.participant" />
            </Badge>
          )}
          {series.isPaid && (
            <Badge tone="warning" icon={<Icon of={Coins} size="sm" />}>
              <FormattedMessage id="tournaments.series.paid" />
            </Badge>
          )}
        </>
      }
      prize={fund === null ? series.prizeDescription : roundMoney(fund, currency)}
    >
      {winners.length > 0 ? (
        <MiniPodium winners={winners} />
      ) : (
        <Stages count={series.numberOfTournaments ?? 0} />
      )}
    </EventCard>
  );
}

function Stages({ count }: { count: number }) {
  if (count === 0) return <FormattedMessage id="tournaments.series.noStages" />;
  return <FormattedMessage id="tournaments.series.stages" values={{ count }} />;
}
