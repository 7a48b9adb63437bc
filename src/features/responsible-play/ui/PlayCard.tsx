import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './PlaySafety.module.css';

export interface PlayCardProps {
  icon: LucideIcon;
  title: ReactNode;
  lead?: ReactNode;
  /** No wider than its lines can be read. */
  isNarrow?: boolean;
  children: ReactNode;
}

export function PlayCard({ icon, title, lead, isNarrow = false, children }: PlayCardProps) {
  const id = useId();
  return (
    <section className={isNarrow ? `${styles.card} ${styles.narrow}` : styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Icon of={icon} />
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
