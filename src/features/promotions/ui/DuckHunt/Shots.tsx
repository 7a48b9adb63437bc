import { FormattedMessage } from 'react-intl';
import styles from './Shots.module.css';

/** More than these are a number alone. */
const MOST_DRAWN = 12;

/** The shots of the day: those that are left, of how many. */
export function Shots({ left, total }: { left: number; total: number }) {
  return (
    <span className={styles.shots}>
      {total <= MOST_DRAWN && (
        <span className={styles.shells} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={styles.shell} data-used={index >= left || undefined} />
          ))}
        </span>
      )}
      <span className={styles.text} data-number>
        <FormattedMessage id="promotions.duckHunt.shots" values={{ left, total }} />
      </span>
    </span>
  );
}
