import { useIntl } from 'react-intl';
import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';
import styles from './MoneyField.module.css';

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
