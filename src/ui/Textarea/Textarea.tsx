import { useId, useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './Textarea.module.css';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'maxLength'> &
  Omit<FieldProps, 'id' | 'children'> & {
    /** Most characters. */
    maxLength: number;
  };

/**
 * A text of several lines that grows with what is written; near its end it says how much room is left.
 * @public for chat and verification
 */
export function Textarea({ label, isLabelHidden, hint, tooltip, error, hasMessageRow, maxLength, rows = 3, onChange, ...input }: TextareaProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const [typed, setTyped] = useState(() => lengthOf(input.value ?? input.defaultValue));
  const length = input.value === undefined ? typed : lengthOf(input.value);
  const isNearEnd = length >= maxLength * 0.8;
  return (
    <Field id={id} {...{ label, isLabelHidden, hint, tooltip, error, hasMessageRow }}>
      {(described) => (
        <span className={styles.box}>
          <textarea
            {...input}
            {...described}
            rows={rows}
            maxLength={maxLength}
            className={styles.area}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
          {isNearEnd && (
            <span className={styles.count} data-full={length >= maxLength || undefined} data-number>
              {`${length} / ${maxLength}`}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

function lengthOf(value: TextareaProps['value']): number {
  return value === undefined ? 0 : String(value).length;
}
