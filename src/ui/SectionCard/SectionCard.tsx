import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { IconTile } from '../IconTile/IconTile.tsx';
import styles from './SectionCard.module.css';

export interface SectionCardProps {
  icon: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a page for one task: a heading with an icon, and the content. */
export function SectionCard({ icon, title, text, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <IconTile icon={icon} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
