import { useInfiniteQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  DepositStatus,
  PayoutStatus,
  type DepositRecord,
  type PayoutRecord,
} from '#/api/generated/model/index.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { depositSteps, isPayable, payoutSteps } from '#/entities/steps/rules.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { InfiniteList, type ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { textOfError, type ErrorText } from '#/i18n/errorTexts.ts';
import { depositHistoryQuery, payoutHistoryQuery } from '../../data/queries.ts';
import {
  readHistoryQuery,
  tabSearch,
  toDepositStatus,
  writeHistoryQuery,
  type HistoryQuery,
} from '../../model/cashboxUrl.ts';
import { cashboxTexts } from '../../model/refusals.ts';
import { CancelDeposit } from '../Deposit/CancelDeposit.tsx';
import { statusText, statusTone } from '../StatusPanel.tsx';
import styles from './HistoryView.module.css';

/** Deposits and payouts share one view, so that a pressed filter stays mounted and keeps the focus. */
export function History() {
  const [query, change] = useUrlQuery(readHistoryQuery, writeHistoryQuery);
  const isOfDeposits = query.of === 'deposits';
  const deposits = useInfiniteQuery({
    ...depositHistoryQuery(isOfDeposits ? query.state : null),
    enabled: isOfDeposits,
  });
  const payouts = useInfiniteQuery({
    ...payoutHistoryQuery(isOfDeposits ? null : query.state),
    enabled: !isOfDeposits,
  });
  const list = isOfDeposits
    ? infiniteList(deposits, ({ data }): readonly HistoryRecord[] => data)
    : infiniteList(payouts, ({ data }): readonly HistoryRecord[] => data);
  const { error } = isOfDeposits ? deposits : payouts;
  return (
    <HistoryView
      {...list}
      query={query}
      onQuery={change}
      failure={error ? textOfError(error, cashboxTexts) : null}
    />
  );
}

export type HistoryRecord = DepositRecord | PayoutRecord;

export interface HistoryViewProps {
  query: HistoryQuery;
  /** Null while the first page loads. */
  items: readonly HistoryRecord[] | null;
  end: ListEnd;
  failure: ErrorText | null;
  onQuery: (query: { of: HistoryQuery['of']; state: string | null }) => void;
  onMore: () => void;
}

const kinds = ['deposits', 'payouts'] as const;
const statesOf = { deposits: Object.values(DepositStatus), payouts: Object.values(PayoutStatus) };

export function HistoryView({ query, items, end, failure, onQuery, onMore }: HistoryViewProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section className={styles.history}>
      <header className={styles.header}>
        <h2 id={titleId}>
          <FormattedMessage id="cashbox.history.title" />
        </h2>
        <div className={styles.filters} role="group" aria-labelledby={titleId}>
          {kinds.map((of) => (
            <Chip key={of} isSelected={query.of === of} onClick={() => onQuery({ of, state: null })}>
              <FormattedMessage id={`cashbox.history.${of}`} />
            </Chip>
          ))}
          <Select
            label={formatMessage({ id: 'cashbox.history.state' })}
            isLabelHidden
            hasMessageRow={false}
            value={query.state ?? ''}
            placeholder={formatMessage({ id: 'cashbox.history.anyState' })}
            options={statesOf[query.of].map((state) => ({
              value: state,
              label: formatMessage({ id: `cashbox.state.${state}` }),
            }))}
            onChange={({ target }) => onQuery({ of: query.of, state: target.value || null })}
          />
        </div>
      </header>
      <InfiniteList<HistoryRecord>
        key={query.of}
        label={formatMessage({ id: `cashbox.history.${query.of}` })}
        items={items}
        itemKey={({ id }) => id}
        renderItem={(record) => <Row record={record} isOut={query.of === 'payouts'} />}
        end={end}
        onMore={onMore}
        placeholder={<Skeleton height="4.5rem" />}
        empty={
          <EmptyState icon={ReceiptText} title={<FormattedMessage id="cashbox.history.empty" />}>
            <FormattedMessage
              id={query.state === null ? 'cashbox.history.emptyHint' : 'cashbox.history.otherState'}
            />
          </EmptyState>
        }
        failedText={
          <>
            <FormattedMessage id="cashbox.part.failed" /> {failure && <FormattedMessage {...failure} />}
          </>
        }
        retryLabel={<FormattedMessage id="common.action.retry" />}
        completeText={<FormattedMessage id="cashbox.history.end" />}
      />
    </section>
  );
}

/** Statuses of payments that didn't change the balance. */
const noMoneyMoved: ReadonlySet<HistoryRecord['status']> = new Set([
  'cancelled',
  'declined',
  'expired',
  'error',
]);

function Row({ record, isOut }: { record: HistoryRecord; isOut: boolean }) {
  const { money } = useMoney();
  const { utcDateTime } = useDates();
  const { id, amount, currency, status, systemName, account, createdAt } = record;
  const comment = 'comment' in record ? record.comment : undefined;
  const returnedBecause = 'returnedBecause' in record ? record.returnedBecause : undefined;
  const fee = ('fee' in record && record.fee) || 0;
  const isRefunded = status === 'paid' && 'isFeeRefunded' in record && record.isFeeRefunded;
  const cashback = isRefunded ? fee : 0;
  const charge = amount + fee;
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>{systemName ?? '—'}</span>
        <span className={styles.detail}>
          <time dateTime={createdAt}>{utcDateTime(parseInstant(createdAt))}</time>
          {account !== undefined && ` · ${account}`}
          {' · '}
          <FormattedMessage id="cashbox.request.number" values={{ id: String(id) }} />
        </span>
        {/* Omit the fee's line if the sum is too large for a safe integer. The response check covers only the
            single amounts. */}
        {fee > 0 && Number.isSafeInteger(charge) && (
          <span className={styles.detail}>
            <FormattedMessage
              id="cashbox.history.fee"
              values={{ charge: money(charge, currency), fee: money(fee, currency) }}
            />
          </span>
        )}
        {cashback > 0 && (
          <span className={styles.detail}>
            <FormattedMessage id="cashbox.history.cashback" values={{ amount: money(cashback, currency) }} />
          </span>
        )}
        {comment !== undefined && <span className={styles.detail}>{comment}</span>}
        {returnedBecause && (
          <span className={styles.detail}>
            <FormattedMessage id={`cashbox.returned.${returnedBecause}`} />
          </span>
        )}
      </div>
      <div className={styles.figures}>
        {noMoneyMoved.has(status) ? (
          <s className={styles.void} data-number>
            {money(amount, currency)}
          </s>
        ) : (
          <strong data-number>{money(isOut ? -amount : amount, currency)}</strong>
        )}
        <Badge tone={statusTone(status)}>
          <FormattedMessage id={statusText(status)} />
        </Badge>
      </div>
      <RowSteps record={record} isOut={isOut} />
    </div>
  );
}

/**
 * Query string that opens the payout tab. If the payout still needs its confirmation code, the
 * code dialog opens too.
 */
function codeSearch(params: URLSearchParams, { id, status }: PayoutRecord): string {
  const search = new URLSearchParams(tabSearch(params, 'payout'));
  if (status === 'needs_confirmation') search.set('code', String(id));
  return search.toString();
}

/** The steps of an unfinished deposit or payout, with a link to continue it. */
function RowSteps({ record, isOut }: { record: HistoryRecord; isOut: boolean }) {
  const [params] = useSearchParams();
  if (isOut) {
    // The cast is safe: a list contains either payouts or deposits.
    const payout = record as PayoutRecord;
    if (payoutSteps(payout, 0).length === 0) return null;
    return (
      <div className={styles.steps}>
        <ProgressSteps
          of={payout}
          stepsOf={payoutSteps}
          action={
            <ButtonLink size="sm" variant="secondary" to={{ search: codeSearch(params, payout) }}>
              <FormattedMessage
                id={
                  payout.status === 'needs_confirmation'
                    ? 'cashbox.request.enterCode'
                    : 'cashbox.history.toRequest'
                }
              />
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const deposit = record as DepositRecord;
  if (depositSteps(deposit, 0).length === 0) return null;
  return (
    <div className={styles.steps}>
      <ProgressSteps
        of={deposit}
        stepsOf={depositSteps}
        action={deposit.status === 'open' && <UnpaidAction deposit={deposit} />}
      />
    </div>
  );
}

/** Continues an unpaid deposit. If its payment page is closed, as during a break, it can only be cancelled. */
function UnpaidAction({ deposit }: { deposit: DepositRecord }) {
  const [params] = useSearchParams();
  const mayDeposit = useRestriction().kind === 'none';
  const canContinue = mayDeposit && isPayable(deposit);
  const [isCancelAsked, askToCancel] = useState(false);
  if (canContinue)
    return (
      <ButtonLink
        size="sm"
        variant="secondary"
        to={{ search: toDepositStatus(params, deposit.id).toString() }}
      >
        <FormattedMessage id="cashbox.status.continue" />
      </ButtonLink>
    );
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => askToCancel(true)}>
        <FormattedMessage id="cashbox.status.cancel" />
      </Button>
      {isCancelAsked && <CancelDeposit deposit={deposit} onClose={() => askToCancel(false)} />}
    </>
  );
}
