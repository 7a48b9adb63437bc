import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ToastCard.module.css';

export interface ToastCardProps {
  tone?: 'neutral' | 'positive' | 'negative' | 'warning';
  image?: ReactNode;
  /** Text, or `SafeHtml` for text from the server. */
  children: ReactNode;
  /**
   * A link or button without a visible label that covers the card. The card's other controls are above it.
   */
  cover?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The standard toast. The surrounding list announces it and controls how long it stays. */
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
