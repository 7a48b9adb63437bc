import { FormattedMessage, useIntl } from 'react-intl';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import type { Bet, Transaction } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import type { Column } from '#/ui/Table/Table.tsx';
import { purses, summedDay } from '../model/lists.ts';
import type { BetModalProps } from './BetModal.tsx';
import type { TransactionModalProps } from './TransactionModal.tsx';
import { BetPurseText, RoundSum, SumWithBonus, Change } from './CellTexts.tsx';
import styles from './History.module.css';

const betModal = defineModal<BetModalProps>('bet', {
  load: () => import('./BetModal.tsx'),
  options: { title: 'history.bet.title', type: 'bottom' },
});

const transactionModal = defineModal<TransactionModalProps>('transaction', {
  load: () => import('./TransactionModal.tsx'),
  options: { title: 'history.transaction.title', type: 'bottom' },
});

function RoundCell({ bet, currency }: { bet: Bet; currency: string }) {
  const { utcDateTime } = useDates();
  return (
    <span className={styles.what}>
      <button type="button" className={styles.open} onClick={() => openModal(betModal, { bet, currency })}>
        {bet.game.name}
      </button>
      <time className={styles.note} dateTime={bet.at}>
        {utcDateTime(parseInstant(bet.at))}
      </time>
    </span>
  );
}

/** The stake of a round. If a gift paid for the round, a note says so. */
function StakeCell({ bet: { stake, isFree = false }, currency }: { bet: Bet; currency: string }) {
  const { money } = useMoney();
  if (!isFree) return money(stake, currency);
  return (
    <span className={styles.sum}>
      {money(stake, currency)}
      <span className={styles.note}>
        <FormattedMessage id="history.purse.gift" />
      </span>
    </span>
  );
}

export function useBetColumns(currency: string): readonly Column<Bet>[] {
  const { formatMessage } = useIntl();
  const title = (name: 'round' | 'purse' | 'stake' | 'win' | 'before' | 'after'): string =>
    formatMessage({ id: `history.bet.${name}` });
  return [
    {
      key: 'round',
      title: title('round'),
      isRowHeader: true,
      render: (bet) => <RoundCell bet={bet} currency={currency} />,
    },
    { key: 'purse', title: title('purse'), render: (bet) => <BetPurseText bet={bet} /> },
    {
      key: 'stake',
      title: title('stake'),
      align: 'end',
      render: (bet) => <StakeCell bet={bet} currency={currency} />,
    },
    {
      key: 'win',
      title: title('win'),
      align: 'end',
      render: ({ win }) => <RoundSum sum={win} currency={currency} />,
    },
    {
      key: 'before',
      title: title('before'),
      align: 'end',
      render: ({ balanceBefore, bonusBefore }) => (
        <SumWithBonus sum={balanceBefore} bonus={bonusBefore} currency={currency} />
      ),
    },
    {
      key: 'after',
      title: title('after'),
      align: 'end',
      render: ({ balanceAfter, bonusAfter }) => (
        <SumWithBonus sum={balanceAfter} bonus={bonusAfter} currency={currency} />
      ),
    },
  ];
}

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
