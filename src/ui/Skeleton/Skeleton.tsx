import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  /** CSS lengths; both default to what the place gives (a text line to its line height). */
  width?: string;
  height?: string;
  /** Width by height, such as `3 / 4`, where the height follows from the width. */
  ratio?: string;
}

/** A quiet placeholder of the size of what is coming. The list around it says that it loads. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio };
  return <span className={styles.skeleton} data-shape={shape} style={size} aria-hidden />;
}
