import type { ReactNode } from 'react';
import { takeFocus } from '../takeFocus.ts';
import styles from './DialogStep.module.css';

export interface DialogStepProps {
  /** A `StepPicture`, a large `IconTile` or a custom illustration. */
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  refusal?: ReactNode;
  actions: ReactNode;
  outcome?: 'done' | 'failed' | undefined;
  /**
   * Whether the title takes the focus, as it does in every outcome. A question needs it: if its button had the
   * focus, holding Enter, or pressing it twice, would accept the question unread.
   */
  takesFocus?: boolean;
  /**
   * Minimum height, as a CSS length. If no step is higher, the dialog's height stays the same in all steps.
   */
  height?: string;
  children?: ReactNode;
}

/** One step of a dialog without a header: a question, a wait or a result. */
export function DialogStep({
  art,
  title,
  text,
  refusal,
  actions,
  outcome,
  takesFocus = outcome !== undefined,
  height,
  children,
}: DialogStepProps) {
  const focus = takesFocus && ({ ref: takeFocus, tabIndex: -1 } as const);
  return (
    <div
      className={styles.step}
      data-outcome={outcome}
      style={{ minBlockSize: height && `min(${height}, 100dvb - 8rem)` }}
    >
      <div className={styles.art}>{art}</div>
      {/* A new heading for each outcome, which takes the focus again. */}
      <h2 key={outcome} {...focus} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p className={styles.text} role={outcome === 'done' ? 'status' : undefined}>
          {text}
        </p>
      )}
      {children && <div className={styles.content}>{children}</div>}
      {refusal && (
        <div className={styles.refusal} role="alert">
          {refusal}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
