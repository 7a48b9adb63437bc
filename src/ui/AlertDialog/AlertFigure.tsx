import type { ReactNode } from 'react';
import styles from './AlertFigure.module.css';

/** The key number of an alert, in the largest type. */
export function AlertFigure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.figure} data-number>
      {children}
    </p>
  );
}
