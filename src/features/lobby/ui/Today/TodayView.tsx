import { useIntl } from 'react-intl';
import type { CurrentBlock } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import type { Viewer } from '#/entities/game/rules.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { GameOfTheDay } from './GameOfTheDay.tsx';
import { Jackpot } from './Jackpot.tsx';
import styles from './Today.module.css';

export type TodayViewProps = {
  viewer: Viewer;
  today: Loadable<CurrentBlock>;
};

export function TodayView({ viewer, today }: TodayViewProps) {
  const { formatMessage } = useIntl();
  if (today.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <FailureView text={formatMessage({ id: 'lobby.today.error' })} failure={today} />
      </div>
    );
  }
  if (today.kind === 'pending') {
    return (
      <div className={styles.pair} aria-busy>
        <Skeleton height="var(--today-size)" />
        <Skeleton height="var(--today-size)" />
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      <GameOfTheDay game={today.data.gameOfTheDay} viewer={viewer} />
      <Jackpot jackpot={today.data.jackpot} />
    </div>
  );
}
