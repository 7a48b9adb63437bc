import type { ReactNode } from 'react';
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

const RAYS = 14;
const SPARKS = 10;

const turns = (count: number, first: number): string[] =>
  Array.from({ length: count }, (_, index) => `${String((360 / count) * index + first)}deg`);
const rays = turns(RAYS, 0);
const sparks = turns(SPARKS, 18);

/** Decorative rays and sparks around a prize, which the text next to it must name. */
export function Burst({ children }: { children: ReactNode }) {
  return (
    <div className={styles.burst} aria-hidden>
      {rays.map((turn) => (
        <span key={turn} className={styles.ray} style={{ '--turn': turn }} />
      ))}
      {sparks.map((turn) => (
        <span key={turn} className={styles.spark} style={{ '--turn': turn }} />
      ))}
      <span className={styles.object}>{children}</span>
    </div>
  );
}
