import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  action?: ReactNode;
  /** `panel` stands on a ground of its own. */
  look?: 'plain' | 'panel';
  children: ReactNode;
}

export function Section({ title, action, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
