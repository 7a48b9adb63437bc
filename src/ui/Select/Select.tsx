import { useId, type ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> &
  Omit<FieldProps, 'id' | 'children'> & {
    options: readonly SelectOption[];
    placeholder?: string | undefined;
  };

export function Select({
  label,
  isLabelHidden,
  hint,
  tooltip,
  error,
  hasMessageRow,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field id={id} {...{ label, isLabelHidden, hint, tooltip, error, hasMessageRow }}>
      {(described) => (
        <span className={styles.box}>
          <select {...select} {...described} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
