import type { ReactNode } from 'react';
import styles from './InlineAlert.module.css';

/**
 * Says next to the control why something was refused. Render it empty at first: a live region must exist
 * before its text. Takes no space while empty.
 */
export function InlineAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
