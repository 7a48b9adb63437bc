import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { decimalSeparator, readDecimal, tidyDecimal, writeDecimal } from '#/lib/decimal.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writeText } from '../TextField/writeText.ts';

export type DecimalFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'reveal'
> & {
  /** The value as an integer number of the smallest parts, such as cents. Null if the field is empty. */
  value: number | null;
  onValue: (parts: number | null) => void;
  /** Number of decimals: one unit has 10^digits parts. */
  digits: number;
  allowsNegative?: boolean | undefined;
};

const isContent = (character: string): boolean => /[\d.,-]/.test(character);

/**
 * A field for exact decimals in the reader's locale. The base of `MoneyField` and `NumberField`, which
 * features use instead.
 */
export function DecimalField({
  value,
  onValue,
  digits,
  allowsNegative = false,
  onBlur,
  onPaste,
  ...field
}: DecimalFieldProps) {
  const { locale } = useIntl();
  const rules = { separator: decimalSeparator(locale), digits, allowsNegative };
  const [typed, setTyped] = useState('');
  // Keeps the typed text as long as it parses to `value`. If `value` was set from outside, formats it
  // instead.
  const inLocale = tidyDecimal(typed, rules) ?? '';
  const text =
    readDecimal(inLocale, digits) === value ? inLocale : value === null ? '' : writeDecimal(value, rules);

  const enter = (input: HTMLInputElement, next: string) => {
    const tidy = tidyDecimal(next, rules);
    writeText(input, tidy ?? text, isContent);
    if (tidy === null) return;
    setTyped(tidy);
    onValue(readDecimal(tidy, digits));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    event.preventDefault();
    const input = event.currentTarget;
    const pasted = tidyDecimal(event.clipboardData.getData('text'), rules);
    if (pasted === null || input.readOnly) return;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length];
    enter(input, input.value.slice(0, start) + pasted + input.value.slice(end));
  };
  const finish = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(value === null ? '' : writeDecimal(value, rules));
    onBlur?.(event);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      value={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => enter(event.target, event.target.value)}
      onPaste={paste}
      onBlur={finish}
    />
  );
}
