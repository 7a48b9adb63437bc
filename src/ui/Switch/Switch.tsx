import { useId, type ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** True while the request is in flight. The switch then ignores presses but keeps the focus. */
  isWaiting?: boolean;
  disabled?: boolean;
}

/** A switch that takes effect immediately, without a form. The whole line is clickable. */
export function Switch({ label, hint, isOn, onSwitch, isWaiting = false, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.line}
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      disabled={disabled}
      onClick={() => {
        if (!isWaiting) onSwitch(!isOn);
      }}
    >
      <span className={styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb}>{isWaiting && <Spinner />}</span>
      </span>
    </button>
  );
}
