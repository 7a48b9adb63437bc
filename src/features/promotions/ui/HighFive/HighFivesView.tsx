import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HighFiveList, HighFiveStatistic, Promo } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Pages } from '#/ui/Pages/Pages.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { Receiver } from '../../data/highFive/mutations.ts';
import { FIVES_PAGE, pagesOfFives, type FivesQuery } from '../../model/fivesQuery.ts';
import { fivesLeft, type HighFiveKind } from '../../model/highFive.rules.ts';
import { SectionView } from '../Layout/SectionView.tsx';
import { FivesList } from './FivesList.tsx';
import { StatisticView } from './StatisticView.tsx';
import styles from './HighFivesView.module.css';

export interface HighFivesViewProps {
  kind: HighFiveKind;
  /** What high-fives bring: the promotion's points, and those of its additional currency. */
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>;
  statistic: Loadable<HighFiveStatistic>;
  list: Loadable<HighFiveList>;
  query: FivesQuery;
  isGiving: boolean;
  task?: ReactNode;
  onQuery: (query: FivesQuery) => void;
  onGive: (to: Receiver) => void;
}

const TYPES = ['received', 'sent'] as const;

export function HighFivesView(props: HighFivesViewProps) {
  const { kind, promo, statistic, list, query, isGiving, task, onQuery, onGive } = props;
  const { formatMessage } = useIntl();
  const counts = statistic.kind === 'ready' ? statistic.data : null;
  const total = list.kind === 'ready' ? list.data.totalItems : 0;
  return (
    <SectionView
      id="high-fives"
      title={<FormattedMessage id="promotions.highFive.title" values={{ kind }} />}
    >
      {task}
      <StatisticView kind={kind} promo={promo} statistic={statistic} />
      <div
        className={styles.types}
        role="group"
        aria-label={formatMessage({ id: 'promotions.highFive.which' })}
      >
        {TYPES.map((type) => (
          <Chip
            key={type}
            isSelected={query.type === type}
            count={counts?.[type]}
            onClick={() => onQuery({ type, page: 1 })}
          >
            <FormattedMessage id={`promotions.highFive.type.${type}`} values={{ kind }} />
          </Chip>
        ))}
      </div>
      {list.kind === 'pending' && <LoadingList />}
      {list.kind === 'failed' && (
        <FailureView text={formatMessage({ id: 'promotions.highFive.listFailed' })} failure={list} />
      )}
      {list.kind === 'ready' && (
        <FivesList
          kind={kind}
          type={query.type}
          fives={list.data.items}
          isGiving={isGiving}
          mayGive={fivesLeft(counts?.daily) !== 0}
          onGive={onGive}
        />
      )}
      <Pages
        label={formatMessage({ id: 'promotions.highFive.pages' })}
        page={query.page}
        pages={pagesOfFives(total)}
        onPage={(page) => onQuery({ ...query, page })}
        previousLabel={formatMessage({ id: 'promotions.table.previous' })}
        nextLabel={formatMessage({ id: 'promotions.table.next' })}
        pageLabel={(page) => formatMessage({ id: 'promotions.table.page' }, { page })}
      />
    </SectionView>
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
