import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { EventStatus, TournamentSeries } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { listedEvents, readEvent } from '#/entities/event/rules.ts';
import { useEventsMoment } from '#/entities/event/useEventStatus.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { stagesQuery } from '../data/queries.ts';
import { useEntryViewer } from '../data/useEntryViewer.ts';
import { PODIUM_PLACES } from '../model/rules.ts';
import { podiumOf } from '../model/standings.ts';
import { TournamentCard } from './Card/TournamentCard.tsx';
import { ResultPanel } from './Facts/ResultPanel.tsx';
import { Podium } from './Podium/Podium.tsx';
import { PrizeList } from './Prizes/PrizeList.tsx';
import { Section } from './Section.tsx';
import { TableSection } from './Standings/TableSection.tsx';
import styles from './Details.module.css';

export interface SeriesBodyProps {
  series: TournamentSeries;
  status: EventStatus;
  currency: string;
}

/** What stands under the poster of a series: its stages, its table, its prizes. */
export function SeriesBody({ series, status, currency }: SeriesBodyProps) {
  const navigate = useNavigate();
  const { leaders = [], prizes = [], description, result } = series;
  const winners = status === 'past' ? podiumOf(leaders, PODIUM_PLACES) : [];
  return (
    <>
      {status === 'past' && result && <ResultPanel result={result} currency={currency} />}
      {series.numberOfTournaments !== 0 && (
        <Section title={<FormattedMessage id="tournaments.series.stagesTitle" />}>
          <Stages seriesId={series.id} currency={currency} />
        </Section>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {winners.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.podium.label" />} look="panel">
              <Podium winners={winners} />
            </Section>
          )}
          <TableSection standings={series} status={status} />
        </div>
        <div className={styles.column}>
          {prizes.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.prizes.title" />} look="panel">
              <PrizeList prizes={prizes} currency={currency} />
            </Section>
          )}
          {description !== undefined && (
            <Section title={<FormattedMessage id="tournaments.rules.title" />} look="panel">
              <SafeHtml html={description} onNavigate={(path) => void navigate(path)} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

function Stages({ seriesId, currency }: { seriesId: number; currency: string }) {
  const viewer = useEntryViewer();
  const stages = loadable(useQuery(stagesQuery(seriesId)), ({ data }) => data);
  const events = (stages.kind === 'ready' ? stages.data : []).map((tournament) => ({
    ...readEvent(tournament),
    tournament,
  }));
  const moment = useEventsMoment(events);
  return (
    <Part
      of={stages}
      skeleton={['var(--event-card-size, 23rem)', 'var(--event-card-size, 23rem)']}
      layout={styles.stages}
      failed="tournaments.list.failed"
      size="line"
    >
      {() => (
        <ul className={styles.stages}>
          {listedEvents(events, null, moment).map(({ tournament }) => (
            <li key={tournament.slug}>
              <TournamentCard tournament={tournament} currency={currency} viewer={viewer} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
