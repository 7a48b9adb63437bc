import { useIntl } from 'react-intl';
import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';
import styles from './MoneyField.module.css';

/** Decimals of money: 100 minor units a unit (specification S9.31). */
const MINOR_DIGITS = 2;

export type MoneyFieldProps = Omit<DecimalFieldProps, 'digits' | 'allowsNegative' | 'end'> & {
  /** ISO 4217 code; its sign stands in the field. */
  currency: string;
};

/** Money in whole minor units from the first key on. */
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
