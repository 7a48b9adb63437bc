import type { ReactNode } from 'react';
import { takeFocus } from '../takeFocus.ts';
import styles from './DialogStep.module.css';

export interface DialogStepProps {
  /** `StepPicture`, a large `IconTile` or a drawing of one's own. */
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Paragraphs, the reason first; announced. */
  refusal?: ReactNode;
  actions: ReactNode;
  /** What was pressed is gone then, and the title takes the focus. */
  outcome?: 'done' | 'refused' | undefined;
  /** CSS length in which every step has room, so that the dialog does not jump. */
  height?: string;
  children?: ReactNode;
}

/** What a dialog without a header asks, waits for, or says in the end: art, title, facts, text, actions. */
export function DialogStep({
  art,
  title,
  text,
  refusal,
  actions,
  outcome,
  height,
  children,
}: DialogStepProps) {
  const focus = outcome && ({ ref: takeFocus, tabIndex: -1 } as const);
  return (
    <div className={styles.step} data-outcome={outcome} style={{ minBlockSize: height }}>
      <div className={styles.art}>{art}</div>
      <h2 {...focus} className={styles.title}>
        {title}
      </h2>
      {children && <div className={styles.content}>{children}</div>}
      {text && (
        <p className={styles.text} role={outcome === 'done' ? 'status' : undefined}>
          {text}
        </p>
      )}
      {refusal && (
        <div className={styles.refusal} role="alert">
          {refusal}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
