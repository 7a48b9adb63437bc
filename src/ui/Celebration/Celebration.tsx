import type { ReactNode } from 'react';
import { Burst } from '../Burst/Burst.tsx';
import styles from './Celebration.module.css';

export interface CelebrationProps {
  art: ReactNode;
  /** Where the prize was won, such as the tournament's title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  name: ReactNode;
  text: ReactNode;
  action: ReactNode;
  size?: 'md' | 'lg';
}

export function Celebration({ art, eyebrow, title, name, text, action, size = 'md' }: CelebrationProps) {
  return (
    <div className={styles.celebration} data-size={size}>
      <Burst>{art}</Burst>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.name}>{name}</p>
      <p>{text}</p>
      {action}
    </div>
  );
}
