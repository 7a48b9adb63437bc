import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  /** CSS lengths. Default to the container's size, or the line height for text. */
  width?: string;
  height?: string;
  /** Width / height, such as `3 / 4`. The height then follows from the width. */
  ratio?: string;
}

/** A silent placeholder. The surrounding list must announce the loading state. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio };
  return <span className={styles.skeleton} data-shape={shape} style={size} aria-hidden />;
}
