import { Skeletons } from '#/entities/failure/Part.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TournamentSeries } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { seriesQuery, throwUnlessKnown } from './data/queries.ts';
import { useCelebratedWin } from './data/useCelebratedWin.ts';
import { useCurrency } from './data/useCurrency.ts';
import { useEnding } from './data/useEnding.ts';
import { fundIn } from './model/rules.ts';
import { bindSeries } from './tournaments.realtime.ts';
import { EventHead } from './ui/Head/EventHead.tsx';
import { SeriesBody } from './ui/SeriesBody.tsx';
import styles from './ui/Details.module.css';

/**
 * Its table sums up its tournaments.
 * @throws ApiError to the route's error boundary
 */
export function Series({ slug }: { slug: string }) {
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
  const fund = fundIn(series, currency);
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
