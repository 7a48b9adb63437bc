import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './GeneralModal.module.css';

export interface GeneralModalProps {
  icon: LucideIcon;
  tone: 'neutral' | 'warning' | 'negative';
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** Sign, title, text and buttons: what the general modals have in common. */
export function GeneralModal({ icon, tone, title, text, children }: GeneralModalProps) {
  return (
    <div className={styles.modal}>
      <span className={styles.sign} data-tone={tone}>
        <Icon of={icon} size="lg" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
