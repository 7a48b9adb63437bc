import Clock from 'lucide-react/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant } from '#/lib/clock.ts';
import { dateTimeText } from '#/lib/dateText.ts';
import styles from './PendingDeposits.module.css';

/** Deposits that their providers have not decided, with what happens next. Nothing where there are none. */
export function PendingDeposits({ deposits }: { deposits: readonly DepositRecord[] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (deposits.length === 0) return null;
  return (
    <section className={styles.pending} aria-label={formatMessage({ id: 'cashbox.pending.title' })}>
      <h2 className={styles.title}>
        <Icon of={Clock} size="sm" /> <FormattedMessage id="cashbox.pending.title" />
      </h2>
      <ul className={styles.list}>
        {deposits.map(({ id, amount, currency, systemName, createdAt }) => (
          <li key={id} className={styles.item}>
            <strong data-number>{money(amount, currency)}</strong>
            <span>{systemName}</span>
            <time dateTime={createdAt} className={styles.time}>
              {dateTimeText(parseInstant(createdAt))}
            </time>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <FormattedMessage id="cashbox.pending.text" />
      </p>
    </section>
  );
}
