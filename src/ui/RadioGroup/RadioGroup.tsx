import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  image?: ReactNode;
  disabled?: boolean;
}

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'children' | 'value' | 'defaultValue' | 'name'
> & {
  label: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: ReactNode;
};

/** A group of native radios, which support arrow keys and forms. Accepts the props of `register`. */
export function RadioGroup({ label, name, options, value, defaultValue, error, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...input}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              type="radio"
              name={name}
              value={option.value}
              disabled={input.disabled || option.disabled}
              className={styles.mark}
              aria-describedby={
                [option.hint && `${id}-${option.value}`, error && `${id}-error`].filter(Boolean).join(' ') ||
                undefined
              }
            />
            <span className={styles.texts}>
              <span>{option.label}</span>
              {option.hint && (
                <span id={`${id}-${option.value}`} className={styles.hint} aria-hidden>
                  {option.hint}
                </span>
              )}
            </span>
            {option.image}
          </label>
        ))}
      </div>
      <span id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </span>
    </fieldset>
  );
}
