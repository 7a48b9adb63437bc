import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takePlace } from './takePlace.ts';
import styles from './StatusPanel.module.css';

export interface StatusPanelProps {
  tone: 'positive' | 'negative' | 'warning' | 'neutral';
  icon: LucideIcon;
  title: ReactNode;
  /** The amount that it is about, already written. */
  sum?: string;
  children?: ReactNode;
  actions?: ReactNode;
  isBusy?: boolean;
}

/** What became of money, in the place of the form: it comes by itself, so it takes the focus and is read. */
export function StatusPanel({ tone, icon, title, sum, children, actions, isBusy = false }: StatusPanelProps) {
  return (
    <section className={styles.panel} data-tone={tone} aria-busy={isBusy || undefined}>
      <span className={styles.icon}>
        <Icon of={icon} size="lg" />
      </span>
      <h2 className={styles.title} tabIndex={-1} ref={takePlace}>
        {title}
      </h2>
      {sum !== undefined && (
        <p className={styles.sum} data-number>
          {sum}
        </p>
      )}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
