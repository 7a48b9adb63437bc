import { FormattedMessage } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './Statement.module.css';

const sums = ['deposits', 'payouts', 'netDeposits', 'bets', 'wins', 'net'] as const;

/** The sums of a period; what came of it all stands out. */
export function StatementSums({ total }: { total: PlayActivity | null }) {
  const { money } = useMoney();
  return (
    <dl className={styles.sums}>
      {sums.map((sum) => (
        <div key={sum} className={styles.sum} data-main={sum === 'netDeposits' || sum === 'net' || undefined}>
          <dt>
            <FormattedMessage id={`responsiblePlay.statement.sum.${sum}`} />
          </dt>
          <dd>{total ? money(total[sum], total.currency) : <Skeleton width="6rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
