import { FormattedMessage } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './SessionFigures.module.css';

const figures = ['bets', 'wins', 'net'] as const;

export interface SessionFiguresProps {
  /** Null while it is on its way. */
  activity: PlayActivity | null;
  money: (minor: number, currency: string) => string;
}

/** What was bet and won since the login, and what came of it (specification S10.4). */
export function SessionFigures({ activity, money }: SessionFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure} className={styles.figure} data-main={figure === 'net' || undefined}>
          <dt>
            <FormattedMessage id={`playSession.${figure}`} />
          </dt>
          <dd>
            {activity ? (
              money(activity[figure], activity.currency)
            ) : (
              <Skeleton width="6rem" height="1.25rem" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
