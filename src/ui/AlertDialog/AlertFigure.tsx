import type { ReactNode } from 'react';
import styles from './AlertFigure.module.css';

export function AlertFigure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.figure} data-number>
      {children}
    </p>
  );
}
