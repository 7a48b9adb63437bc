import { useIntl } from 'react-intl';
import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';
import styles from './MoneyField.module.css';

/** 100 minor units per unit (specification S9.31). */
const MINOR_DIGITS = 2;

export type MoneyFieldProps = Omit<DecimalFieldProps, 'digits' | 'allowsNegative' | 'end'> & {
  /** ISO 4217 code, shown as a sign in the field. */
  currency: string;
};

/** Reports whole minor units on every keystroke. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const { locale } = useIntl();
  return (
    <DecimalField
      {...field}
      digits={MINOR_DIGITS}
      end={<span className={styles.currency}>{currencySign(currency, locale)}</span>}
    />
  );
}

function currencySign(currency: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
