import { memo, useDeferredValue, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { tableLines, type Standings } from '../../model/standings.ts';
import { useMovingRows } from './useMovingRows.ts';
import { usePoints } from './usePoints.ts';
import styles from './StandingsView.module.css';

export interface StandingsViewProps {
  standings: Standings;
  /** The table will not change any more. */
  isFinal: boolean;
}

/** The best, a gap, and the places around the player, whose own row stays in sight. */
export function StandingsView({ standings, isFinal }: StandingsViewProps) {
  const { formatMessage } = useIntl();
  // Under a storm of messages the page stays quick: the newest table is drawn when there is time.
  const lines = tableLines(useDeferredValue(standings));
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, lines.map(({ key }) => key).join());
  if (lines.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="tournaments.table.empty" />
      </p>
    );
  return (
    <div className={styles.table} data-final={isFinal || undefined}>
      <div className={styles.head} aria-hidden>
        <span>
          <FormattedMessage id="tournaments.table.place" />
        </span>
        <span>
          <FormattedMessage id="tournaments.table.player" />
        </span>
        <span className={styles.right}>
          <FormattedMessage id="tournaments.table.prize" />
        </span>
        <span className={styles.right}>
          <FormattedMessage id="tournaments.table.points" />
        </span>
      </div>
      <ol ref={list} className={styles.list} aria-label={formatMessage({ id: 'tournaments.table.label' })}>
        {lines.map((line) =>
          line.kind === 'gap' ? (
            <li key={line.key} className={styles.gap} aria-hidden>
              <FormattedMessage id="tournaments.table.gap" values={{ count: line.places }} />
            </li>
          ) : (
            <Row key={line.key} rowKey={line.key} player={line.player} />
          ),
        )}
      </ol>
    </div>
  );
}

interface RowProps {
  rowKey: string;
  player: TournamentPlayer;
}

const Row = memo(function Row({ rowKey, player }: RowProps) {
  const points = usePoints();
  const { position, username, avatar, score, prize, isItsMe } = player;
  return (
    <li
      className={styles.row}
      data-row={rowKey}
      data-place={position <= 3 ? position : undefined}
      data-own={isItsMe || undefined}
      aria-current={isItsMe || undefined}
      value={position}
    >
      <span className={styles.place} data-number>
        {position}
      </span>
      <span className={styles.player}>
        <Avatar name={username} src={avatar} size="sm" isDecorative />
        <span className={styles.name} title={username}>
          {username}
        </span>
        {isItsMe && (
          <span className={styles.you}>
            <FormattedMessage id="tournaments.table.you" />
          </span>
        )}
      </span>
      <span className={styles.prize} title={prize}>
        {prize}
      </span>
      <span className={styles.points}>
        {score === undefined ? '' : <AnimatedNumber value={score} format={points} />}
      </span>
    </li>
  );
});
