import { FormattedMessage } from 'react-intl';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { gapToNext, ownRow, type Standings } from '../../model/standings.ts';
import { usePoints } from './usePoints.ts';
import styles from './OwnPlace.module.css';

export interface OwnPlaceProps {
  standings: Standings;
  /** Scrolls to the player's row of the table. */
  onFind: () => void;
}

/** The player's place in the largest figures, and how far it is to the next. */
export function OwnPlace({ standings, onFind }: OwnPlaceProps) {
  const points = usePoints();
  const own = ownRow(standings);
  if (!own) return null;
  const gap = gapToNext(standings);
  return (
    <div className={styles.own}>
      <p className={styles.place}>
        <span className={styles.label}>
          <FormattedMessage id="tournaments.own.place" />
        </span>
        <b className={styles.figure}>
          <AnimatedNumber value={own.position} format={String} />
        </b>
      </p>
      {own.score !== undefined && (
        <p className={styles.place}>
          <span className={styles.label}>
            <FormattedMessage id="tournaments.own.points" />
          </span>
          <b className={styles.figure}>
            <AnimatedNumber value={own.score} format={points} />
          </b>
        </p>
      )}
      <Button variant="secondary" size="sm" onClick={onFind}>
        <FormattedMessage id="tournaments.own.find" />
      </Button>
      {own.position === 1 && (
        <p className={styles.gap}>
          <FormattedMessage id="tournaments.own.first" />
        </p>
      )}
      {gap && (
        <p className={styles.gap}>
          <span>
            <FormattedMessage
              id="tournaments.own.gap"
              values={{ position: gap.position, points: <b data-number>{points(gap.score)}</b> }}
            />
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ '--progress': gap.progress }} />
          </span>
        </p>
      )}
    </div>
  );
}
