import { useId, type ReactNode } from 'react';
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  /** Visually hides the label; the progress text stays visible. */
  isLabelHidden?: boolean | undefined;
  /** 0 to 100, clamped; null if indeterminate. */
  value: number | null;
  /** Progress in words, such as `1 200 of 5 000 ₽`. Defaults to a percentage. */
  text?: string | undefined;
  tone?: 'accent' | 'positive' | 'warning';
}

export function ProgressBar({ label, isLabelHidden, value, text, tone = 'accent' }: ProgressBarProps) {
  const id = useId();
  const percent = value === null ? null : Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  const shown = text ?? (percent === null ? '' : `${Math.floor(percent)}%`);
  return (
    <div className={styles.progress} data-tone={tone}>
      <div className={styles.heading}>
        <span id={id} className={isLabelHidden ? hiddenStyles.hidden : styles.label}>
          {label}
        </span>
        <span className={styles.text} data-number aria-hidden>
          {shown}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === null ? undefined : Math.floor(percent)}
        aria-valuetext={text}
        data-unknown={percent === null || undefined}
      >
        <span className={styles.bar} style={{ '--progress': (percent ?? 30) / 100 }} />
      </div>
    </div>
  );
}
