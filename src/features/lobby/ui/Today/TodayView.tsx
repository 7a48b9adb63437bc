import { useIntl } from 'react-intl';
import type { CurrentBlock } from '#/api/generated/model/index.ts';
import type { Viewer } from '#/entities/game/rules.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Failure } from '../Failure/Failure.tsx';
import { GameOfTheDay } from './GameOfTheDay.tsx';
import { Jackpot } from './Jackpot.tsx';
import styles from './Today.module.css';

export type TodayViewProps = {
  viewer: Viewer;
  state: { kind: 'loading' } | { kind: 'error'; retry: () => void; isRetrying: boolean } | { kind: 'today'; block: CurrentBlock };
};

/** Game of the day and daily jackpot beside each other. */
export function TodayView({ viewer, state }: TodayViewProps) {
  const { formatMessage } = useIntl();
  if (state.kind === 'error') {
    return (
      <div className={styles.failed}>
        <Failure text={formatMessage({ id: 'lobby.today.error' })} retry={state.retry} isRetrying={state.isRetrying} />
      </div>
    );
  }
  if (state.kind === 'loading') {
    return (
      <div className={styles.pair} aria-busy>
        <Skeleton height="var(--today-size)" />
        <Skeleton height="var(--today-size)" />
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      <GameOfTheDay game={state.block.gameOfTheDay} viewer={viewer} />
      <Jackpot jackpot={state.block.jackpot} />
    </div>
  );
}
