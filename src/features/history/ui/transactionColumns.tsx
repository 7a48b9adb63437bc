import { FormattedMessage, useIntl } from 'react-intl';
import type { Transaction } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Column } from '#/ui/Table/Table.tsx';
import { transactionModal } from '../details.modals.ts';
import { purses, summedDay } from '../model/transactions.ts';
import { Change } from './CellTexts.tsx';
import styles from './History.module.css';

function TransactionCell({ transaction, currency }: { transaction: Transaction; currency: string }) {
  const { date, utcDateTime } = useDates();
  const day = summedDay(transaction);
  const { money } = useMoney();
  const { type, title, game, at, fee } = transaction;
  const name = title ?? game?.name;
  return (
    <span className={styles.what}>
      <button
        type="button"
        className={styles.open}
        onClick={() => openModal(transactionModal, { transaction, currency })}
      >
        <FormattedMessage id={`history.type.${type}`} />
        {name !== undefined && `: ${name}`}
      </button>
      <time className={styles.note} dateTime={at}>
        {day === null ? utcDateTime(parseInstant(at)) : date(day)}
      </time>
      {fee !== undefined && (
        <span className={styles.note}>
          <FormattedMessage id="history.transaction.withFee" values={{ fee: money(fee, currency) }} />
        </span>
      )}
    </span>
  );
}

export function useTransactionColumns(currency: string): readonly Column<Transaction>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'type',
      title: formatMessage({ id: 'history.transaction.title' }),
      isRowHeader: true,
      render: (transaction) => <TransactionCell transaction={transaction} currency={currency} />,
    },
    ...purses.map((purse): Column<Transaction> => ({
      key: purse,
      title: formatMessage({ id: `history.purse.${purse}` }),
      align: 'end',
      render: (transaction) => <Change purse={purse} value={transaction[purse]} currency={currency} />,
    })),
  ];
}
