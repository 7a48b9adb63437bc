import type { ReactNode } from 'react';
import CircleHelp from 'lucide-react/icons/circle-help';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Field.module.css';

/** Attributes that link an input to its label, hint and error. */
export interface FieldInputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** A longer explanation behind a question-mark button; `label` names the button. */
  tooltip?: { label: string; text: ReactNode } | undefined;
  /** Only the first error, shown in place of the hint (specification S5.19). */
  error?: ReactNode;
  /** Reserves a line for the message, to avoid a layout shift. Default true. */
  hasMessageRow?: boolean | undefined;
  children: (described: FieldInputProps) => ReactNode;
}

export function Field({
  id,
  label,
  isLabelHidden,
  hint,
  tooltip,
  error,
  hasMessageRow = true,
  children,
}: FieldProps) {
  const messageId = `${id}-message`;
  const message = error || hint;
  return (
    <div className={styles.field}>
      <span className={isLabelHidden ? hiddenStyles.hidden : styles.heading}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {tooltip && (
          <Tooltip content={tooltip.text}>
            {(trigger) => (
              <button type="button" className={styles.help} aria-label={tooltip.label} {...trigger}>
                <Icon of={CircleHelp} size="sm" />
              </button>
            )}
          </Tooltip>
        )}
      </span>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(hasMessageRow || message) && (
        <span
          id={messageId}
          className={styles.message}
          data-error={error ? true : undefined}
          aria-live="polite"
        >
          {message}
        </span>
      )}
    </div>
  );
}

interface InputBoxProps {
  hasError: boolean;
  isDisabled: boolean | undefined;
  /** Removes the box's padding at the start, so that the first element touches the edge of the box. */
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
