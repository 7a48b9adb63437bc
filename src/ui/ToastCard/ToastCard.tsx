import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ToastCard.module.css';

export type ToastCardProps = {
  tone?: 'neutral' | 'positive' | 'negative' | 'warning';
  /** Picture or icon at the start. */
  image?: ReactNode;
  /** Text, or a `SafeHtml` of what the server wrote. */
  children: ReactNode;
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** One toast. It is a status for assistive technology; how long it stays is the stack's affair. */
export function ToastCard({ tone = 'neutral', image, children, action, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={styles.toast} data-tone={tone} role="status">
      {image && <div className={styles.image}>{image}</div>}
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {action}
      </div>
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </div>
  );
}
