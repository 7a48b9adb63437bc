import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  label: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.text}>{label}</span>
      </label>
      <span id={errorId} className={styles.error} aria-live="polite">
        {error}
      </span>
    </div>
  );
}
