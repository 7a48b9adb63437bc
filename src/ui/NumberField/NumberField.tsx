import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { decimalSeparator, readDecimal, tidyDecimal, writeDecimal } from '#/lib/decimal.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writeText } from '../TextField/writeText.ts';
import styles from './NumberField.module.css';

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

/** 100 minor units per unit (specification S9.31). */
const MINOR_DIGITS = 2;

export type MoneyFieldProps = Omit<DecimalFieldProps, 'digits' | 'allowsNegative' | 'start' | 'end'> & {
  /** ISO 4217 code, shown as a currency symbol in the field. */
  currency: string;
};

/** A field for an amount of money. Reports whole minor units on every keystroke. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const { locale } = useIntl();
  const { sign, isBefore } = currencySign(currency, locale);
  const shown = (
    <span className={styles.currency} data-before={isBefore || undefined}>
      {sign}
    </span>
  );
  return (
    <DecimalField {...field} digits={MINOR_DIGITS} {...(isBefore ? { start: shown } : { end: shown })} />
  );
}

/** The currency symbol, and whether the locale writes it before the number. */
function currencySign(currency: string, locale: string): { sign: string; isBefore: boolean } {
  if (!/^[A-Za-z]{3}$/.test(currency)) return { sign: currency, isBefore: false };
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const types = parts.map(({ type }) => type);
  return {
    sign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    isBefore: types.indexOf('currency') < types.indexOf('integer'),
  };
}

type DecimalFieldProps = Omit<
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

/** The base of both fields: a field for exact decimals in the reader's locale. */
function DecimalField({
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
