import type { CSSProperties, ReactNode } from 'react';

interface StackProps {
  /** A step of the spacing scale, such as `4`. */
  gap?: number;
  align?: CSSProperties['alignItems'];
  children: ReactNode;
}

/** Lays out the samples of a story below each other. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: align, gap: `var(--space-${gap})` }}>
      {children}
    </div>
  );
}

/** Lays out the samples of a story beside each other. */
export function Cluster({ gap = 3, align = 'center', children }: StackProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: align, gap: `var(--space-${gap})` }}>
      {children}
    </div>
  );
}
