import type { ReactNode } from 'react';
import styles from './AlertFigure.module.css';

/** The number that an alert is about, in the largest type. */
export function AlertFigure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.figure} data-number>
      {children}
    </p>
  );
}
