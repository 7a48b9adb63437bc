import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './SessionFigures.module.css';

const figures = ['bets', 'wins', 'net'] as const;

/** What was bet and won since the login, and what came of it (specification S10.4). */
export function SessionFigures({ activity }: { activity: Loadable<PlayActivity> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (activity.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'playSession.failed' })} failure={activity} />;
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure} data-main={figure === 'net' || undefined}>
          <dt>
            <FormattedMessage id={`playSession.${figure}`} />
          </dt>
          <dd>
            {activity.kind === 'ready' ? (
              money(activity.data[figure], activity.data.currency)
            ) : (
              <Skeleton width="6rem" height="1.25rem" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
