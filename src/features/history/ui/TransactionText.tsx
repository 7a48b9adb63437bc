import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Purse } from '../model/transactions.ts';
import styles from './History.module.css';

const NO_CHANGE = '—';

interface ChangeProps {
  purse: Purse;
  value: number;
  currency: string;
}

/** A change of a purse with its sign; a dash if there is none. */
export function Change({ purse, value, currency }: ChangeProps) {
  const text = useAmount();
  if (value === 0) return <span aria-hidden>{NO_CHANGE}</span>;
  return (
    <span className={styles.figure}>
      {value > 0 ? '+' : ''}
      {text(purse, value, currency)}
    </span>
  );
}

/** Formats money, or a number of compoints. */
export function useAmount(): (purse: Purse, value: number, currency: string) => string {
  const { money, count } = useMoney();
  // The minus sign of money.
  return (purse, value, currency) =>
    purse === 'compoints' ? count(value).replace('-', '−') : money(value, currency);
}

export function PurseName({ purse }: { purse: Purse }) {
  return <FormattedMessage id={`history.purse.${purse}`} />;
}
