import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Sums.module.css';

export interface Sum {
  readonly key: string;
  readonly term: ReactNode;
  /** Null while loading. */
  readonly value: ReactNode;
  /** Highlights the sum that results from the others. */
  readonly isResult?: boolean;
}

export interface SumsProps {
  sums: readonly Sum[];
}

/** Totals of a table, side by side. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, term, value, isResult = false }) => (
        <div key={key} className={styles.sum} data-main={isResult || undefined}>
          <dt>{term}</dt>
          <dd>{value ?? <Skeleton width="6rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
