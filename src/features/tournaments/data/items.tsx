// Tournaments and series as lists of events take them.
import type { Tournament, TournamentSeries } from '#/api/generated/model/index.ts';
import type { EventItem } from '#/entities/event/EventList.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import type { EntryViewer } from '../model/entry.ts';
import { SeriesCard } from '../ui/Card/SeriesCard.tsx';
import { TournamentCard } from '../ui/Card/TournamentCard.tsx';

export function tournamentItem(tournament: Tournament, currency: string, viewer: EntryViewer): EventItem {
  return {
    key: `tournament ${tournament.slug}`,
    event: readEvent(tournament),
    renderCard: (isEager) => (
      <TournamentCard tournament={tournament} currency={currency} viewer={viewer} isEager={isEager} />
    ),
  };
}

export function seriesItem(series: TournamentSeries, currency: string): EventItem {
  return {
    key: `series ${series.slug}`,
    event: readEvent(series),
    renderCard: (isEager) => <SeriesCard series={series} currency={currency} isEager={isEager} />,
  };
}
