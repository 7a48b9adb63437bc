import type { ReactNode } from 'react';
import styles from './InputBox.module.css';

export interface InputBoxProps {
  hasError: boolean;
  isDisabled: boolean | undefined;
  /** What stands first reaches to the edge, without the space that text needs. */
  isFlush?: boolean;
  /** One input, and what is drawn before and after it. */
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
