import type { ReactNode } from 'react';
import styles from './Burst.module.css';

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
