import { useId, type ReactNode } from 'react';
import styles from './SectionView.module.css';

export interface SectionViewProps {
  title: ReactNode;
  aside?: ReactNode;
  /** Where links within the page lead. */
  id?: string;
  /** Without a ground of its own, for what brings its cards along. */
  isBare?: boolean;
  children: ReactNode;
}

export function SectionView({ title, aside, id, isBare = false, children }: SectionViewProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} data-bare={isBare || undefined} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
