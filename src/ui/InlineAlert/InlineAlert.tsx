import type { ReactNode } from 'react';
import styles from './InlineAlert.module.css';

/**
 * Why something was refused, where it was asked for. The region is there before its words are, so that they
 * are read out when they come; empty, it takes no room.
 */
export function InlineAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children}
    </div>
  );
}
