import { type ReactNode, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { showError } from '#/entities/action/showError.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { holderOf } from '#/entities/gift/rules.ts';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { depositSteps } from '#/entities/steps/rules.ts';
import { paymentOf } from '../data/depositMutations.ts';
import { latestDepositsQuery } from '../data/queries.ts';
import { gameOfDeposit, type DepositFlow, type LeftGame } from '../data/useDepositFlow.ts';
import { usePaymentSupport } from '../data/usePaymentSupport.ts';
import { giftsReady } from '../model/gifts.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { CancelDeposit } from '../ui/Deposit/CancelDeposit.tsx';
import {
  CheckFailedView,
  CheckingView,
  DepositStatusView,
  OpenActions,
} from '../ui/Deposit/DepositStatusView.tsx';
import styles from './DepositStatus.module.css';
import { statusText } from '../ui/StatusPanel.tsx';

const PAGE_REFUSED = { code: 'deposit_failed', retryAfterSeconds: null } as const;

/** The amount that the provider charges, in minor units. */
function chargeOf({ amount, fee = 0 }: DepositRecord): number {
  return amount + fee;
}

export interface DepositExits {
  /** Opens an empty form. */
  readonly onAnother: () => void;
  /** Opens the form with the same amount and method. */
  readonly onAgain: (deposit: DepositRecord) => void;
}

/**
 * `game` is the game to return to. If the game runs below this dialog, `onGame` returns to it. In the
 * cashbox, `onGame` is undefined, and a link leads to the game.
 */
interface GameBelow {
  readonly game?: LeftGame;
  readonly onGame?: () => void;
}

interface StatusFlow extends Pick<DepositFlow, 'resume'> {
  readonly phase: { readonly status: string; readonly depositId?: number };
}

interface DepositStatusProps extends DepositExits, GameBelow {
  id: number;
  flow: StatusFlow;
  /** Shown if the deposit doesn't exist. */
  missing: ReactNode;
}

/** Shows the status of a deposit, as the server reports it. */
export function DepositStatus({ id, flow, missing, onAnother, onAgain, ...exits }: DepositStatusProps) {
  const client = useQueryClient();
  const query = useQuery({ ...latestDepositsQuery(), refetchOnMount: 'always' });
  const countUpdates = (): number =>
    client.getQueryState(latestDepositsQuery().queryKey)?.dataUpdateCount ?? 0;
  const [updatesBefore] = useState(countUpdates);
  const refetch = async (): Promise<void> => {
    const { error } = await query.refetch();
    if (error) showError(error, cashboxTexts);
  };
  const check = { isChecking: query.isFetching, onCheck: () => void refetch() };
  // A cached list may lack the result, so only a list fetched after the mount is used. A known result stays
  // visible even if a refetch fails.
  if (!query.data || countUpdates() === updatesBefore)
    return query.isError && query.isFetchedAfterMount ? (
      <CheckFailedView
        isChecking={check.isChecking}
        onCheck={() => void query.refetch()}
        onAnother={onAnother}
      />
    ) : (
      <CheckingView />
    );
  const deposit = query.data.data.find((one) => one.id === id);
  if (!deposit) return missing;
  return (
    <KnownDeposit
      key={id}
      {...{ deposit, flow, check, onAnother }}
      {...exits}
      onAgain={() => onAgain(deposit)}
    />
  );
}

/** Opens the provider's page. Undefined if that isn't possible. */
function resumeWith({ resume }: StatusFlow, deposit: DepositRecord): (() => void) | undefined {
  const { id, systemName = '', currency } = deposit;
  const payment = paymentOf(deposit);
  const bill = { systemName, currency, charge: chargeOf(deposit) };
  return payment ? () => resume({ depositId: id, payment }, bill) : undefined;
}

interface KnownDepositProps extends GameBelow {
  flow: StatusFlow;
  deposit: DepositRecord;
  check: { isChecking: boolean; onCheck: () => void };
  onAnother: () => void;
  onAgain: () => void;
}

function KnownDeposit({ deposit, flow, check, game, ...exits }: KnownDepositProps) {
  const gifts = useQuery(giftsQuery()).data?.data ?? [];
  const holder = holderOf(useQuery(profileQuery()).data?.data, useQuery(balanceQuery()).data?.data, gifts);
  const now = useServerNow(60_000);
  const askSupport = usePaymentSupport('deposit');
  const [isCancelAsked, askToCancel] = useState(false);
  const isPageForbidden = deposit.page !== undefined && paymentOf(deposit) === null;
  const { phase } = flow;
  const isFormFailed = phase.status === 'cardFormFailed' && phase.depositId === deposit.id;
  const isBlocked = deposit.status === 'open' && (isFormFailed || isPageForbidden);
  return (
    <>
      <DepositStatusView
        {...check}
        deposit={deposit}
        gift={gifts.find(({ id }) => id === deposit.giftId) ?? null}
        readyGifts={giftsReady(gifts, holder, now).filter(({ id }) => id !== deposit.giftId)}
        game={game ?? gameOfDeposit(deposit.id)}
        refusal={isBlocked ? PAGE_REFUSED : null}
        onContinue={resumeWith(flow, deposit)}
        onCancel={() => askToCancel(true)}
        {...exits}
        onSupport={() => askSupport(deposit)}
      />
      {isCancelAsked && <CancelDeposit deposit={deposit} onClose={() => askToCancel(false)} />}
    </>
  );
}

interface DepositsWithoutResultProps {
  flow: StatusFlow;
  /** Whether to list an unfinished deposit. By default, all are listed. */
  isListed?: (deposit: DepositRecord) => boolean;
}

export function DepositsWithoutResult({ flow, isListed = () => true }: DepositsWithoutResultProps) {
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  const unfinished = deposits.filter(
    (deposit) => (deposit.status === 'open' || deposit.status === 'pending') && isListed(deposit),
  );
  if (unfinished.length === 0) return null;
  return (
    <PendingDeposits
      deposits={unfinished}
      renderActions={(deposit) =>
        deposit.status === 'open' && <ListedActions deposit={deposit} flow={flow} />
      }
    />
  );
}

function ListedActions({ deposit, flow }: { deposit: DepositRecord; flow: StatusFlow }) {
  const [isCancelAsked, askToCancel] = useState(false);
  return (
    <>
      <OpenActions onContinue={resumeWith(flow, deposit)} onCancel={() => askToCancel(true)} />
      {isCancelAsked && <CancelDeposit deposit={deposit} onClose={() => askToCancel(false)} />}
    </>
  );
}

interface PendingDepositsProps {
  /** The latest deposit comes first. */
  deposits: readonly DepositRecord[];
  renderActions: (deposit: DepositRecord) => ReactNode;
}

/** Lists unpaid and pending deposits above the form. All but the latest are collapsed. */
export function PendingDeposits({ deposits, renderActions }: PendingDepositsProps) {
  const { formatMessage } = useIntl();
  const itemOf = (deposit: DepositRecord) => (
    <PendingDeposit key={deposit.id} deposit={deposit} actions={renderActions(deposit)} />
  );
  const title = formatMessage({ id: 'cashbox.pending.title' }, { count: deposits.length });
  const earlier = deposits.slice(1);
  return (
    <section className={styles.pending} aria-label={title}>
      <h2 className={styles.title}>
        <Icon of={Clock} size="sm" /> {title}
      </h2>
      <ul className={styles.list}>{deposits.slice(0, 1).map(itemOf)}</ul>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.more}>
            <FormattedMessage id="cashbox.pending.more" values={{ count: earlier.length }} />
          </summary>
          <ul className={styles.list}>{earlier.map(itemOf)}</ul>
        </details>
      )}
    </section>
  );
}

function PendingDeposit({ deposit, actions }: { deposit: DepositRecord; actions: ReactNode }) {
  const { money } = useMoney();
  const { utcDateTime } = useDates();
  return (
    <li className={styles.item}>
      <strong data-number>{money(chargeOf(deposit), deposit.currency)}</strong>
      <span>{deposit.systemName}</span>
      <span>
        <FormattedMessage id={statusText(deposit.status)} />
      </span>
      <time dateTime={deposit.createdAt} className={styles.time}>
        {utcDateTime(parseInstant(deposit.createdAt))}
      </time>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.steps}>
        <ProgressSteps of={deposit} stepsOf={depositSteps} />
      </div>
    </li>
  );
}
