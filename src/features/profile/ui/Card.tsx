import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './Card.module.css';

export interface CardProps {
  icon: LucideIcon;
  title: ReactNode;
  /** One line under the heading. */
  text?: ReactNode;
  children: ReactNode;
}

export function Card({ icon, title, text, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <span className={styles.sign}>
          <Icon of={icon} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
