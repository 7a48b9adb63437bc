import { Skeletons, Part } from '#/entities/failure/Part.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TournamentSeries, EventStatus } from '#/api/generated/model/index.ts';
import { readEvent, listedEvents } from '#/entities/event/rules.ts';
import { useEventStatus, useEventsMoment } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { seriesQuery, throwUnlessKnown, stagesQuery } from './data/queries.ts';
import { useCelebratedWin, useEnding } from './data/useEventEnd.ts';
import { useCurrency, useEntryViewer } from './data/viewer.ts';
import { moneyIn, PODIUM_PLACES } from './model/rules.ts';
import { bindSeries } from './tournaments.realtime.ts';
import { EventHead, Section } from './ui/EventPage.tsx';
import styles from './ui/Details.module.css';
import { useNavigate, useParams } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { podiumOf } from './model/standings.ts';
import { TournamentCard } from './ui/Card/TournamentCard.tsx';
import { ResultPanel, PrizeList } from './ui/Facts/Prizes.tsx';
import { Podium } from './ui/Podium/Podium.tsx';
import { TableSection } from './ui/Standings/TableSection.tsx';

/** @throws ApiError to the route's error boundary */
/** `/tournaments/series/{slug}`: a series and its tournaments. An unknown slug shows the 404 page. */
export function SeriesPage() {
  const { slug = '' } = useParams();
  return <Series key={slug} slug={slug} />;
}

function Series({ slug }: { slug: string }) {
  const { data } = useQuery({ ...seriesQuery(slug), throwOnError: throwUnlessKnown });
  return data ? <SeriesDetails series={data.data} /> : <Skeletons heights={['24rem', '40rem']} />;
}

function SeriesDetails({ series }: { series: TournamentSeries }) {
  const client = useQueryClient();
  const event = readEvent(series);
  const status = useEventStatus(event);
  const currency = useCurrency();
  const { roundMoney } = useMoney();
  const { slug } = series;
  useEnding(series, status);
  useCelebratedWin(series, currency);
  useEffect(() => bindSeries(client, slug), [client, slug]);
  const fund = moneyIn(series.prizeMoney, currency);
  return (
    <article className={styles.details} aria-label={series.title}>
      <EventHead
        title={series.title}
        image={series.image ?? series.imageDefault?.url}
        event={event}
        status={status}
        back={{ to: paths.tournaments(), label: <FormattedMessage id="tournaments.page.back" /> }}
        kind={<FormattedMessage id="tournaments.series.kind" />}
        prizeLabel={<FormattedMessage id="tournaments.page.fund" />}
        prize={fund === null ? series.prizeDescription : roundMoney(fund, currency)}
      />
      <SeriesBody series={series} status={status} currency={currency} />
    </article>
  );
}

interface SeriesBodyProps {
  series: TournamentSeries;
  status: EventStatus;
  currency: string;
}

function SeriesBody({ series, status, currency }: SeriesBodyProps) {
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
