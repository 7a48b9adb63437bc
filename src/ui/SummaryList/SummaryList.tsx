import type { ReactNode } from 'react';
import styles from './SummaryList.module.css';

/** What is about to happen or has happened, in figures. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface SummaryRowProps {
  term: ReactNode;
  /** What the other rows come to. */
  isTotal?: boolean;
  /** What is to be heeded about it, on a line of its own. */
  note?: ReactNode;
  children: ReactNode;
}

export function SummaryRow({ term, isTotal = false, note, children }: SummaryRowProps) {
  return (
    <div className={styles.row} data-total={isTotal || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
