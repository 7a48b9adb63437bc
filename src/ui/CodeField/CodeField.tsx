import { useId, type ChangeEvent, type Ref } from 'react';
import { Mask } from 'maska';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { writeText } from '../TextField/writeText.ts';
import styles from './CodeField.module.css';

export type CodeFieldProps = Omit<FieldProps, 'id' | 'children'> & {
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A code is two pairs of digits (specification S5.2). */
const mask = new Mask({ mask: '##-##' });
const places = [0, 1, 2, 3] as const;
const isDigit = (character: string): boolean => /\d/.test(character);

/** A single input, so that pasting and SMS autofill work. Accepts `12-34`, `12 34` and `1234`. */
export function CodeField({ value, onChange, name, disabled, onBlur, ref, ...field }: CodeFieldProps) {
  const id = useId();
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const masked = mask.masked(event.target.value.replace(/\D/g, ''));
    writeText(event.target, masked, isDigit);
    onChange(masked.replace(/\D/g, ''));
  };
  return (
    <Field id={id} {...field}>
      {(described) => (
        <span
          className={styles.box}
          data-error={field.error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <span className={styles.cells} aria-hidden="true">
            {places.map((place) => (
              <span
                key={place}
                className={styles.cell}
                data-active={place === Math.min(value.length, 3) || undefined}
              >
                {value.charAt(place)}
              </span>
            ))}
          </span>
          <input
            {...described}
            ref={ref}
            name={name}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={mask.masked(value)}
            disabled={disabled}
            onChange={type}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}
