import type { ReactNode } from 'react';
import styles from './{{name}}.module.css';

export type {{name}}Props = {
  tone?: 'neutral' | 'accent';
  children: ReactNode;
};

export function {{name}}({ tone = 'neutral', children }: {{name}}Props) {
  return (
    <div className={styles.control} data-tone={tone}>
      {children}
    </div>
  );
}
