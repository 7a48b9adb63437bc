import type { ElementType, ReactNode } from 'react';
import styles from './Stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export interface StackProps {
  as?: Extract<ElementType, string>;
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
  children: ReactNode;
}

export function Stack({ as: Tag = 'div', gap = 4, align = 'stretch', children }: StackProps) {
  return (
    <Tag className={styles.stack} data-align={align} style={{ '--gap': `var(--space-${gap})` }}>
      {children}
    </Tag>
  );
}

export type ClusterProps = StackProps & { justify?: 'start' | 'center' | 'end' | 'between' };

export function Cluster({
  as: Tag = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  children,
}: ClusterProps) {
  return (
    <Tag
      className={styles.cluster}
      data-align={align}
      data-justify={justify}
      style={{ '--gap': `var(--space-${gap})` }}
    >
      {children}
    </Tag>
  );
}
