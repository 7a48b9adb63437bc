import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';

export type NumberFieldProps = Omit<DecimalFieldProps, 'digits' | 'value' | 'onValue'> & {
  value: number | null;
  onValue: (value: number | null) => void;
  /** Most decimals; none without it. */
  digits?: number | undefined;
};

/** Its text parses to a float (specification S5.22). */
export function NumberField({ value, onValue, digits = 0, ...field }: NumberFieldProps) {
  const scale = 10 ** digits;
  // One division of two whole numbers gives the very float that the decimal text stands for.
  return (
    <DecimalField
      {...field}
      digits={digits}
      value={value === null ? null : Math.round(value * scale)}
      onValue={(parts) => onValue(parts === null ? null : parts / scale)}
    />
  );
}
