import type { ReactNode } from 'react';
import styles from './ProgressRing.module.css';

export interface ProgressRingProps {
  /** 0 to 100, clamped. */
  value: number;
  /** Accessible name. Omit it if the surrounding element already says it. */
  label?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  children?: ReactNode;
}

export function ProgressRing({ value, label, size = 'md', children }: ProgressRingProps) {
  const percent = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <span className={styles.ring} data-size={size}>
      {label && (
        <progress className={styles.value} max={100} value={Math.round(percent)} aria-label={label} />
      )}
      <svg viewBox="0 0 40 40" className={styles.drawing} aria-hidden>
        <circle cx="20" cy="20" r="18" className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r="18"
          className={styles.bar}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          data-empty={percent === 0 || undefined}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  );
}
