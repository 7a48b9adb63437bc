import Hand from 'lucide-react/icons/hand';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type {
  HighFive,
  HighFiveList,
  HighFiveStatistic,
  Promo,
  HighFiveDailyInfo,
} from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { parseInstant } from '#/lib/clock.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Pages } from '#/ui/Pages/Pages.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Part } from '#/entities/failure/Part.tsx';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import type { Receiver } from '../data/mutations.ts';
import {
  FIVES_PAGE,
  fivesLeft,
  type FivesQuery,
  type HighFiveKind,
  pagesOfFives,
} from '../model/highFives.rules.ts';
import { GiveButton } from '../useHighFiveColumn.tsx';
import styles from './HighFivesView.module.css';

export interface HighFivesViewProps {
  kind: HighFiveKind;
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>;
  statistic: Loadable<HighFiveStatistic>;
  list: Loadable<HighFiveList>;
  query: FivesQuery;
  /** The user id of the participant who is getting a high-five now. */
  givingTo: number | null;
  task?: ReactNode;
  onQuery: (query: FivesQuery) => void;
  onGive: (to: Receiver) => void;
}

const TYPES = ['received', 'sent'] as const;

export function HighFivesView(props: HighFivesViewProps) {
  const { kind, promo, statistic, list, query, givingTo, task, onQuery, onGive } = props;
  const { formatMessage } = useIntl();
  const counts = statistic.kind === 'ready' ? statistic.data : null;
  const total = list.kind === 'ready' ? list.data.totalItems : 0;
  return (
    <PromoSection id="high-fives" title={<FormattedMessage id="highFives.title" values={{ kind }} />}>
      {task}
      <StatisticView kind={kind} promo={promo} statistic={statistic} />
      <div className={styles.types} role="group" aria-label={formatMessage({ id: 'highFives.which' })}>
        {TYPES.map((type) => (
          <Chip
            key={type}
            isSelected={query.type === type}
            count={counts?.[type]}
            onClick={() => onQuery({ type, page: 1 })}
          >
            <FormattedMessage id={`highFives.type.${type}`} values={{ kind }} />
          </Chip>
        ))}
      </div>
      {list.kind === 'pending' && <LoadingList />}
      {list.kind === 'failed' && (
        <FailureView text={formatMessage({ id: 'highFives.listFailed' })} failure={list} />
      )}
      {list.kind === 'ready' && (
        <FivesList
          kind={kind}
          type={query.type}
          fives={list.data.items}
          renderAction={(five) => (
            <GiveButton
              kind={kind}
              name={five.username}
              permission={
                fivesLeft(counts?.daily) === 0 ? { may: false, because: 'daily_limit' } : { may: true }
              }
              isGiving={givingTo === five.userId}
              isBlocked={givingTo !== null}
              onGive={() => onGive(five)}
            />
          )}
        />
      )}
      <Pages
        label={formatMessage({ id: 'highFives.pages' })}
        page={query.page}
        pages={pagesOfFives(total)}
        onPage={(page) => onQuery({ ...query, page })}
        previousLabel={formatMessage({ id: 'promo.pages.previous' })}
        nextLabel={formatMessage({ id: 'promo.pages.next' })}
        pageLabel={(page) => formatMessage({ id: 'promo.pages.page' }, { page })}
      />
    </PromoSection>
  );
}

function LoadingList() {
  return (
    <ul className={styles.loading} aria-busy>
      {Array.from({ length: FIVES_PAGE }, (_, index) => (
        <li key={index}>
          <Skeleton height="3.5rem" />
        </li>
      ))}
    </ul>
  );
}

interface FivesListProps {
  kind: HighFiveKind;
  type: FivesQuery['type'];
  fives: readonly HighFive[];
  renderAction: (five: HighFive) => ReactNode;
}

function FivesList({ kind, type, fives, renderAction }: FivesListProps) {
  const { count } = useMoney();
  if (fives.length === 0) {
    return (
      <EmptyState
        icon={kind === 'heart' ? Heart : Hand}
        title={<FormattedMessage id={`highFives.empty.${type}`} values={{ kind }} />}
      >
        <FormattedMessage id="highFives.emptyHint" />
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {fives.map((five) => (
        <li key={five.id} className={styles.five}>
          <Avatar name={five.username} size="sm" isDecorative />
          <span className={styles.who}>
            <b className={styles.name} title={five.username}>
              {five.username}
            </b>
            <span className={styles.when}>
              <GivenAt at={five.createdAt} />
              {five.rank !== undefined && (
                <span>
                  <FormattedMessage id="highFives.place" values={{ rank: count(five.rank) }} />
                </span>
              )}
            </span>
          </span>
          {type === 'received' && renderAction(five)}
        </li>
      ))}
    </ul>
  );
}

function GivenAt({ at }: { at: string }) {
  const moment = parseInstant(at);
  if (moment === null) return null;
  return (
    <time dateTime={at}>
      <FormattedDate value={moment} day="numeric" month="short" hour="2-digit" minute="2-digit" />
    </time>
  );
}

export interface StatisticViewProps {
  kind: HighFiveKind;
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>;
  statistic: Loadable<HighFiveStatistic>;
}

function StatisticView({ kind, promo, statistic }: StatisticViewProps) {
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
