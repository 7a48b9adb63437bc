import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HighFiveDailyInfo, HighFiveStatistic, Promo } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { parseInstant } from '#/lib/clock.ts';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { fivesLeft, type HighFiveKind } from '../model/highFives.rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import styles from './StatisticView.module.css';

export interface StatisticViewProps {
  kind: HighFiveKind;
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>;
  statistic: Loadable<HighFiveStatistic>;
}

export function StatisticView({ kind, promo, statistic }: StatisticViewProps) {
  return (
    <Part of={statistic} skeleton={['9rem']} failed="highFives.statisticFailed" size="line">
      {(known) => <Statistic kind={kind} promo={promo} statistic={known} />}
    </Part>
  );
}

interface StatisticProps extends Omit<StatisticViewProps, 'statistic'> {
  statistic: HighFiveStatistic;
}

function Statistic({ kind, promo, statistic }: StatisticProps) {
  const { count } = useMoney();
  const { sent, received, rank, points, additionalPoints = 0, daily } = statistic;
  return (
    <div className={styles.statistic}>
      <dl className={styles.figures}>
        <Figure id="sent" kind={kind} value={count(sent)} />
        <Figure id="received" kind={kind} value={count(received)} />
        {rank !== undefined && <Figure id="rank" kind={kind} value={count(rank)} />}
        {points !== undefined && (
          <Figure id="points" kind={kind} value={<PointsText parts={points} currency={promo.currency} />} />
        )}
        {additionalPoints > 0 && (
          <Figure
            id="points"
            kind={kind}
            value={<PointsText parts={additionalPoints} currency={promo.additionalCurrency} />}
          />
        )}
      </dl>
      {daily && <Daily kind={kind} daily={daily} />}
    </div>
  );
}

interface FigureProps {
  id: 'sent' | 'received' | 'rank' | 'points';
  kind: HighFiveKind;
  value: ReactNode;
}

function Figure({ id, kind, value }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.what}>
        <FormattedMessage id={`highFives.statistic.${id}`} values={{ kind }} />
      </dt>
      <dd className={styles.value} data-number>
        {value}
      </dd>
    </div>
  );
}

function Daily({ kind, daily }: { kind: HighFiveKind; daily: HighFiveDailyInfo }) {
  const { formatMessage } = useIntl();
  const { sent, limit, perUserLimit, resetAt } = daily;
  const left = fivesLeft(daily) ?? 0;
  const next = parseInstant(resetAt);
  return (
    <div className={styles.daily}>
      <ProgressBar
        label={formatMessage({ id: 'highFives.today' })}
        value={limit === 0 ? 100 : (Math.min(sent, limit) / limit) * 100}
        text={formatMessage({ id: 'highFives.todayOf' }, { sent, limit })}
        tone={left === 0 ? 'warning' : 'accent'}
      />
      <p className={styles.note}>
        {left === 0 && next !== null ? (
          <FormattedMessage id="highFives.newIn" values={{ kind, time: <Countdown until={next} /> }} />
        ) : (
          <FormattedMessage id="highFives.perPlayer" values={{ kind, limit: perUserLimit }} />
        )}
      </p>
    </div>
  );
}
