import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Transaction } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { payoutSteps } from '#/entities/steps/rules.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { openPayoutsQuery } from '../data/queries.ts';
import { purses, summedDay } from '../model/lists.ts';
import { Change, PurseName } from './CellTexts.tsx';
import styles from './History.module.css';

export interface TransactionModalProps {
  transaction: Transaction;
  currency: string;
}

/** The details of a transaction: what it changed, with links to related pages. */
export default function TransactionModal({ transaction, currency }: TransactionModalProps) {
  const { money, count } = useMoney();
  const { date, utcDateTime } = useDates();
  const day = summedDay(transaction);
  const { reference, at, type, title, game, rounds, stake, win, paymentId, fee } = transaction;
  return (
    <div className={styles.dialog}>
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="history.transaction.type" />}>
          <FormattedMessage id={`history.type.${type}`} />
        </SummaryRow>
        {(title ?? game?.name) !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.transaction.details" />}>
            {title ?? game?.name}
          </SummaryRow>
        )}
        <SummaryRow term={<FormattedMessage id="history.time" />}>
          <time dateTime={at}>{day === null ? utcDateTime(parseInstant(at)) : date(day)}</time>
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.reference" />}>{reference}</SummaryRow>
        {paymentId !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.transaction.payment" />}>{paymentId}</SummaryRow>
        )}
        {rounds !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.transaction.rounds" />}>{count(rounds)}</SummaryRow>
        )}
        {stake !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.bets.staked" />}>
            {money(stake, currency)}
          </SummaryRow>
        )}
        {win !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.bets.won" />}>{money(win, currency)}</SummaryRow>
        )}
        {fee !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.transaction.fee" />}>
            {money(fee, currency)}
          </SummaryRow>
        )}
        {purses
          .filter((purse) => transaction[purse] !== 0)
          .map((purse) => (
            <SummaryRow key={purse} isTotal term={<PurseName purse={purse} />}>
              <Change purse={purse} value={transaction[purse]} currency={currency} />
            </SummaryRow>
          ))}
      </SummaryList>
      {type === 'payout' && paymentId !== undefined && <OpenPayout id={paymentId} />}
      <More transaction={transaction} />
    </div>
  );
}

/** The steps of an open payout. Renders nothing if the payout is finished or the payouts can't be loaded. */
function OpenPayout({ id }: { id: number }) {
  const payout = useQuery(openPayoutsQuery()).data?.data.find((one) => one.id === id);
  if (!payout) return null;
  return (
    <ProgressSteps
      of={payout}
      stepsOf={payoutSteps}
      action={
        <ButtonLink size="sm" to={`${paths.cashbox()}?tab=payout`}>
          <FormattedMessage id="history.transaction.toRequest" />
        </ButtonLink>
      }
    />
  );
}

function More({ transaction: { game, paymentId, at, type } }: Pick<TransactionModalProps, 'transaction'>) {
  if (game)
    return (
      <ButtonLink
        variant="secondary"
        to={`${paths.history()}?game=${encodeURIComponent(game.slug)}&day=${at.slice(0, 10)}`}
      >
        <FormattedMessage id="history.transaction.toRounds" />
      </ButtonLink>
    );
  if (paymentId !== undefined)
    return (
      <ButtonLink
        variant="secondary"
        to={`${paths.cashbox()}?tab=history${type.startsWith('payout') ? '&of=payouts' : ''}`}
      >
        <FormattedMessage id="history.transaction.toPayments" />
      </ButtonLink>
    );
  return null;
}
