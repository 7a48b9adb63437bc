import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ToastCard.module.css';

export interface ToastCardProps {
  tone?: 'neutral' | 'positive' | 'negative' | 'warning';
  /** Picture or icon at the start. */
  image?: ReactNode;
  /** Text, or a `SafeHtml` of what the server wrote. */
  children: ReactNode;
  /** Laid over the whole card under its other controls: a link or a button without a text of its own. */
  cover?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The usual toast. The list around it announces it; how long it stays is the list's affair too. */
export function ToastCard({ tone = 'neutral', image, children, cover, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={styles.toast} data-tone={tone} data-covered={cover ? true : undefined}>
      {image && <div className={styles.image}>{image}</div>}
      <div className={styles.text}>{children}</div>
      {cover && <div className={styles.cover}>{cover}</div>}
      <span className={styles.close}>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </span>
    </div>
  );
}
