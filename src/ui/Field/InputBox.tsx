import type { ReactNode } from 'react';
import styles from './InputBox.module.css';

export interface InputBoxProps {
  hasError: boolean;
  isDisabled: boolean | undefined;
  /** Removes the leading padding, so that the first element reaches the edge. */
  isFlush?: boolean;
  children: ReactNode;
}

export function InputBox({ hasError, isDisabled, isFlush, children }: InputBoxProps) {
  return (
    <span
      className={styles.box}
      data-error={hasError || undefined}
      data-disabled={isDisabled || undefined}
      data-flush={isFlush || undefined}
    >
      {children}
    </span>
  );
}
