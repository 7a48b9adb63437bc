import type { ReactNode } from 'react';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './History.module.css';

interface SumsProps {
  /** Values are null while loading. */
  sums: readonly { readonly key: string; readonly term: ReactNode; readonly value: ReactNode | null }[];
}

export function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, term, value }) => (
        <div key={key} className={styles.sum}>
          <dt>{term}</dt>
          <dd>{value ?? <Skeleton width="6rem" height="1.5rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
