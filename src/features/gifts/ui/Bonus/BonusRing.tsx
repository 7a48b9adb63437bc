import type { ReactNode } from 'react';
import styles from './BonusRing.module.css';

/** How far a bonus is wagered, drawn; whatever it stands in says it in words. @param percent 0 to 100 */
export function BonusRing({ percent, children }: { percent: number; children?: ReactNode }) {
  return (
    <span className={styles.ring} aria-hidden>
      <svg viewBox="0 0 36 36" className={styles.drawing}>
        <circle cx="18" cy="18" r="16" className={styles.track} />
        <circle
          cx="18"
          cy="18"
          r="16"
          className={styles.bar}
          pathLength={100}
          strokeDasharray={`${String(percent)} 100`}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  );
}
