import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { useAction } from '#/api/useAction.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { gameOfDeposit } from '../data/depositGame.ts';
import { cancelDepositMutation } from '../data/mutations.ts';
import { paymentOf } from '../data/deposit/mutations.ts';
import { latestDepositsQuery } from '../data/queries.ts';
import { showInvoice } from '../data/rbkCheckout.ts';
import type { DepositFlow, Paying } from '../data/useDepositFlow.ts';
import { atMethods, withoutDeposit } from '../model/depositAddress.ts';
import type { Invoice } from '../model/depositModel.ts';
import {
  CheckFailedView,
  CheckingView,
  DepositStatusView,
  OpenActions,
} from '../ui/Deposit/DepositStatusView.tsx';
import { RefusalNotice } from '../ui/RefusalNotice.tsx';
import { PendingDeposit, PendingDeposits } from '../ui/Deposit/PendingDeposits.tsx';

/** The provider's page or form can't be opened. */
const PAGE_REFUSED = { code: 'deposit_failed', retryAfterSeconds: null } as const;

interface DepositStatusProps {
  id: number;
  flow: DepositFlow;
}

/** What became of one deposit, as the server says. */
export function DepositStatus({ id, flow }: DepositStatusProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useQuery(latestDepositsQuery());
  const form = { search: withoutDeposit(params).toString() };
  const check = { isChecking: query.isFetching, onCheck: () => void query.refetch() };
  // An older list may not know the result yet.
  if (!query.isFetchedAfterMount) return <CheckingView />;
  if (query.isError) return <CheckFailedView {...check} onAnother={() => void navigate(form)} />;
  if (!query.data) return <CheckingView />;
  const deposit = query.data.data.find((one) => one.id === id);
  if (!deposit) return <Navigate to={form} replace />;
  return (
    <KnownDeposit
      key={id}
      {...{ deposit, flow, check }}
      onAnother={() => void navigate(form)}
      onAgain={() =>
        void navigate({ search: atMethods(params, deposit.amount, deposit.systemId ?? null).toString() })
      }
    />
  );
}

const continueWith = (flow: DepositFlow, deposit: DepositRecord): (() => void) | undefined =>
  paymentOf(deposit) ? () => flow.continuePayment(deposit) : undefined;

interface KnownDepositProps {
  deposit: DepositRecord;
  flow: DepositFlow;
  check: { isChecking: boolean; onCheck: () => void };
  onAnother: () => void;
  onAgain: () => void;
}

function KnownDeposit({ deposit, flow, check, onAnother, onAgain }: KnownDepositProps) {
  const gifts = useQuery(giftsQuery()).data?.data ?? [];
  const { state, isWaiting, run } = useAction(cancelDepositMutation());
  const isRefused = deposit.page !== undefined && paymentOf(deposit) === null;
  const isBlocked = deposit.status === 'open' && (flow.isInvoiceFailed || isRefused);
  return (
    <DepositStatusView
      {...check}
      deposit={deposit}
      gift={gifts.find(({ id }) => id === deposit.giftId) ?? null}
      game={gameOfDeposit(deposit.id)}
      refusal={state.step === 'refused' ? state.refused : isBlocked ? PAGE_REFUSED : null}
      isCancelling={isWaiting}
      onContinue={continueWith(flow, deposit)}
      onCancel={() => run(deposit.id)}
      onAnother={onAnother}
      onAgain={onAgain}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}

interface InvoiceFormProps {
  invoice: Invoice;
  paying: Paying;
  onLeft: (isFailed: boolean) => void;
}

/** RBK's card form over the page, for as long as this is rendered: leaving the address closes it. */
export function InvoiceForm({ invoice, paying, onLeft }: InvoiceFormProps) {
  const open = useEffectEvent(() =>
    showInvoice(invoice, paying, { left: () => onLeft(false), failed: () => onLeft(true) }),
  );
  useEffect(() => open(), []);
  return null;
}

/** Deposits without a result, above the form. */
export function DepositsWithoutResult({ flow }: { flow: DepositFlow }) {
  const deposits = useQuery(latestDepositsQuery()).data?.data ?? [];
  const unfinished = deposits.filter(({ status }) => status === 'open' || status === 'pending');
  if (unfinished.length === 0) return null;
  return (
    <PendingDeposits>
      {unfinished.map((deposit) => (
        <PendingDeposit
          key={deposit.id}
          deposit={deposit}
          actions={deposit.status === 'open' && <ListedActions deposit={deposit} flow={flow} />}
        />
      ))}
    </PendingDeposits>
  );
}

function ListedActions({ deposit, flow }: { deposit: DepositRecord; flow: DepositFlow }) {
  const { state, isWaiting, run } = useAction(cancelDepositMutation());
  return (
    <>
      <OpenActions
        onContinue={continueWith(flow, deposit)}
        onCancel={() => run(deposit.id)}
        isCancelling={isWaiting}
      />
      <RefusalNotice refusal={state.step === 'refused' ? state.refused : null} currency={deposit.currency} />
    </>
  );
}
