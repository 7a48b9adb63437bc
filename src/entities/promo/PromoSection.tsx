import { useId, type ReactNode } from 'react';
import styles from './PromoSection.module.css';

export interface PromoSectionProps {
  title: ReactNode;
  aside?: ReactNode;
  id?: string;
  /** Removes padding and background, for sections that consist of cards. */
  isBare?: boolean;
  children: ReactNode;
}

export function PromoSection({ title, aside, id, isBare = false, children }: PromoSectionProps) {
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
