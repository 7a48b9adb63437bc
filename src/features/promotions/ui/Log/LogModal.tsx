import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActionBalanceLog, Promo } from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { InfiniteList, type ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { pointsLogQuery } from '../../data/queries.ts';
import styles from './LogModal.module.css';

export default function LogModal({ promo }: { promo: Promo }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(pointsLogQuery(promo.id));
  const first = loadable(query);
  if (first.kind === 'failed')
    return <FailureView size="area" text={formatMessage({ id: 'promotions.log.failed' })} failure={first} />;
  return <LogView promo={promo} list={infiniteList(query, (page) => page.data)} />;
}

export interface LogViewProps {
  promo: Pick<Promo, 'currency' | 'additionalCurrency'>;
  list: {
    readonly items: readonly ActionBalanceLog[] | null;
    readonly end: ListEnd;
    readonly onMore: () => void;
  };
}

export function LogView({ promo, list }: LogViewProps) {
  const { formatMessage } = useIntl();
  return (
    <InfiniteList
      label={formatMessage({ id: 'promotions.log.title' })}
      {...list}
      itemKey={({ id }) => id}
      renderItem={(entry) => <Entry entry={entry} promo={promo} />}
      placeholder={<Skeleton height="3.5rem" />}
      empty={<EmptyState icon={ScrollText} title={<FormattedMessage id="promotions.log.empty" />} />}
      failedText={<FormattedMessage id="promotions.log.failed" />}
      retryLabel={<FormattedMessage id="common.action.retry" />}
      completeText={<FormattedMessage id="promotions.log.end" />}
    />
  );
}

function Entry({ entry, promo }: { entry: ActionBalanceLog; promo: LogViewProps['promo'] }) {
  const { points, isAdditional = false, reason } = entry;
  const { dateTime } = useDates();
  const at = parseInstant(entry.createdAt);
  return (
    <div className={styles.entry}>
      <span>
        <span className={styles.reason}>
          <FormattedMessage id={`promotions.log.reason.${reason}`} />
          {entry.title !== undefined && `: ${entry.title}`}
        </span>
        {at !== null && <span className={styles.at}>{dateTime(at)}</span>}
      </span>
      <span className={styles.points} data-sign={points < 0 ? 'minus' : 'plus'}>
        {points > 0 && '+'}
        <PointsText parts={points} currency={isAdditional ? promo.additionalCurrency : promo.currency} />
      </span>
    </div>
  );
}
