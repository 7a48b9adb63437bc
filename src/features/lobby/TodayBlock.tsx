import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useIntl } from 'react-intl';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import type { CurrentBlock } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import type { Viewer } from '#/entities/game/rules.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { todayQuery } from './data/queries.ts';
import { GameOfTheDay } from './ui/Today/GameOfTheDay.tsx';
import { Jackpot } from './ui/Today/Jackpot.tsx';
import styles from './ui/Today/Today.module.css';

export function TodayBlock() {
  const { status } = useSnapshot(session);
  const query = useQuery(todayQuery());
  return <TodayView viewer={status} today={loadable(query, ({ data }) => data)} />;
}

export interface TodayViewProps {
  viewer: Viewer;
  today: Loadable<CurrentBlock>;
}

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
