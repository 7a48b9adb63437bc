import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant } from '#/lib/clock.ts';
import { chargeOf } from '../../model/depositModel.ts';
import { statusText } from '../statusTone.ts';
import styles from './PendingDeposits.module.css';

/** Deposits that are not paid yet or wait for their bank, above the form. */
export function PendingDeposits({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.pending} aria-label={formatMessage({ id: 'cashbox.pending.title' })}>
      <h2 className={styles.title}>
        <Icon of={Clock} size="sm" /> <FormattedMessage id="cashbox.pending.title" />
      </h2>
      <ul className={styles.list}>{children}</ul>
      <p className={styles.text}>
        <FormattedMessage id="cashbox.pending.text" />
      </p>
    </section>
  );
}

export function PendingDeposit({ deposit, actions }: { deposit: DepositRecord; actions: ReactNode }) {
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <li className={styles.item}>
      <strong data-number>{money(chargeOf(deposit), deposit.currency)}</strong>
      <span>{deposit.systemName}</span>
      <span>
        <FormattedMessage id={statusText(deposit.status)} />
      </span>
      <time dateTime={deposit.createdAt} className={styles.time}>
        {dateTime(parseInstant(deposit.createdAt))}
      </time>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
