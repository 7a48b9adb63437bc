import type { ReactNode } from 'react';
import styles from './pages.module.css';

/** Lays out its children in equal columns, as many as fit. */
export function Columns({ minColumn, children }: { minColumn: string; children: ReactNode }) {
  return (
    <div className={styles.columns} style={{ '--min-column': minColumn }}>
      {children}
    </div>
  );
}
