import type { ReactNode } from 'react';
import styles from './SummaryList.module.css';

export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface SummaryRowProps {
  term: ReactNode;
  isTotal?: boolean;
  /** A remark on a separate line below the row. */
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
