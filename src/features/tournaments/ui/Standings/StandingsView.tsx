import { memo, useDeferredValue, useRef, useLayoutEffect, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { type Standings, tableLines, usePoints } from '../../model/standings.ts';
import styles from './StandingsView.module.css';
import { prefersReducedMotion } from '#/ui/motion.ts';

export interface StandingsViewProps {
  standings: Standings;
  isFinal: boolean;
}

/** A table with the leaders, a gap, and the places around the player. The player's own row is sticky. */
export function StandingsView({ standings, isFinal }: StandingsViewProps) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  // A burst of messages must not block input, so rendering of the latest table is deferred.
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
              <FormattedMessage
                id="tournaments.table.gap"
                values={{ count: line.places, shown: count(line.places) }}
              />
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
  const { count } = useMoney();
  const { position, username, avatar, score, prize, isItsMe } = player;
  return (
    <li
      className={styles.row}
      data-row={rowKey}
      data-place={position <= 3 ? position : undefined}
      data-own={isItsMe || undefined}
      aria-current={isItsMe || undefined}
      // Lets the button that finds this row focus it.
      tabIndex={isItsMe ? -1 : undefined}
      value={position}
    >
      <span className={styles.place} data-number>
        {count(position)}
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

/** How long a row takes to move to its new place, in ms. */
const MOVE_MS = 420;

/**
 * When `order` changes, animates the rows to their new places with transforms. Measures all rows before it
 * moves any, to avoid layout thrashing. If a row is still moving, the new animation is added to the running
 * one, so that the row doesn't jump.
 */
function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef({ order: '', places: new Map<string, number>() });
  useLayoutEffect(() => {
    const { order: orderBefore, places: before } = last.current;
    if (order === orderBefore) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]));
    last.current = { order, places: next };
    if (before.size === 0 || prefersReducedMotion()) return;
    for (const row of rows) {
      const key = row.dataset['row'] ?? '';
      const from = before.get(key);
      if (from === undefined) appear(row);
      else if (from !== next.get(key)) move(row, from - (next.get(key) ?? 0));
    }
  }, [list, order]);
}

function move(row: HTMLElement, distance: number): void {
  row.animate(
    { transform: [`translateY(${String(distance)}px)`, 'translateY(0)'] },
    { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', composite: 'add' },
  );
}

function appear(row: HTMLElement): void {
  row.animate({ opacity: [0, 1] }, { duration: MOVE_MS, easing: 'ease-out' });
}
