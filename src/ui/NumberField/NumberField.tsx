import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';

export type NumberFieldProps = Omit<DecimalFieldProps, 'digits' | 'value' | 'onValue'> & {
  value: number | null;
  onValue: (value: number | null) => void;
  /** Maximum number of decimals. Default 0. */
  digits?: number | undefined;
};

/** A number field whose value is a float (specification S5.22). */
export function NumberField({ value, onValue, digits = 0, ...field }: NumberFieldProps) {
  const scale = 10 ** digits;
  // A single division of two integers yields the same float as parsing the decimal text.
  return (
    <DecimalField
      {...field}
      digits={digits}
      value={value === null ? null : Math.round(value * scale)}
      onValue={(parts) => onValue(parts === null ? null : parts / scale)}
    />
  );
}
