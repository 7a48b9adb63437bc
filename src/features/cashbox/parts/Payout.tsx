import { useState, type ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { useRestriction } from '#/entities/player/restriction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { useFinishedPayouts } from '../data/useFinishedPayouts.ts';
import { usePayoutFlow, type PayoutFlow, type PayoutPhase } from '../data/usePayoutFlow.ts';
import { usePayoutData, usePayoutForm, usePayoutGifts, type PayoutData } from '../data/usePayoutForm.ts';
import { CashboxPart } from '../ui/RefusalNotice.tsx';
import { CancelDialog, useCancelFailures } from '../ui/Payout/CancelPayout.tsx';
import { PayoutChecklistView } from '../ui/Payout/PayoutChecklistView.tsx';
import { PayoutFormView, UnsentNotice } from '../ui/Payout/PayoutFormView.tsx';
import { type LastClosed, PayoutFinishedView, PayoutRequests } from '../ui/Payout/PayoutRequests.tsx';
import { PayoutReviewView } from '../ui/Payout/PayoutReviewView.tsx';
import { OutcomeUnknownView, StatusPanel } from '../ui/StatusPanel.tsx';

const askSupport = () => openModal(supportModal, {});

export interface PayoutProps {
  /** Shows the progress of the running bonus, and the ways to wager it or give it up. */
  bonus: ReactNode;
  onConfirmPhone: () => void;
}

export function Payout(props: PayoutProps) {
  const flow = usePayoutFlow();
  const data = usePayoutData();
  return (
    <CashboxPart of={data}>{(known) => <PayoutParts data={known} flow={flow} {...props} />}</CashboxPart>
  );
}

interface FlowProps {
  data: PayoutData;
  flow: PayoutFlow;
}

function PayoutParts({ data, flow, ...props }: FlowProps & PayoutProps) {
  const { phase } = flow;
  const { requests, mostRequests } = data;
  const [toCancel, setToCancel] = useState<PayoutRecord | null>(null);
  const [cancelledHere, setCancelledHere] = useState<readonly number[]>([]);
  const [closed, setClosed] = useState<LastClosed>({ id: null, times: 0 });
  const failureOf = useCancelFailures();
  const [told, dismiss] = useFinishedPayouts(
    requests,
    toCancel ? [...cancelledHere, toCancel.id] : cancelledHere,
  );
  const finished = [
    ...told.filter(({ id }) => phase.status !== 'finished' || id !== phase.payout.id),
    ...(phase.status === 'finished' ? [phase.payout] : []),
  ];
  if (phase.status === 'looking' || phase.status === 'outcomeUnknown')
    return <UnknownOutcome phase={phase} flow={flow} />;
  return (
    <>
      {finished.map(({ id, status, amount, currency }) => (
        <PayoutFinishedView
          key={id}
          {...{ status, amount, currency }}
          isLast={requests.length === 0 && finished.length === 1}
          onDismiss={() => {
            dismiss(id);
            if (phase.status === 'finished' && phase.payout.id === id) flow.edit();
          }}
        />
      ))}
      <PayoutRequests
        requests={requests}
        createdId={phase.status === 'created' ? phase.payout.id : null}
        closed={closed}
        failureOf={failureOf}
        onCancel={setToCancel}
      />
      <UnsentNotice phase={phase} data={data} />
      {requests.length >= mostRequests ? (
        <p>
          <FormattedMessage id="cashbox.payout.full" values={{ limit: mostRequests }} />
        </p>
      ) : (
        finished.length === 0 && (
          <PayoutFormSection
            // Remount the form after a cancellation, so that the form takes the focus.
            key={requests.length === 0 ? closed.times : 'beside requests'}
            {...{ data, flow }}
            {...props}
            takesFocus={closed.times > 0}
            onAsk={() => setClosed({ id: null, times: 0 })}
          />
        )
      )}
      {toCancel && (
        <CancelDialog
          key={toCancel.id}
          payout={toCancel}
          onClose={(wasSent) => {
            if (wasSent) {
              setClosed({ id: toCancel.id, times: closed.times + 1 });
              setCancelledHere([...cancelledHere, toCancel.id]);
            }
            setToCancel(null);
          }}
        />
      )}
    </>
  );
}

interface PayoutFormSectionProps extends FlowProps, PayoutProps {
  takesFocus: boolean;
  onAsk: () => void;
}

/** The form of a payout. If other payouts are open, a button below them opens the form. */
function PayoutFormSection({ data, flow, takesFocus, onAsk, ...props }: PayoutFormSectionProps) {
  const { phase } = flow;
  const [isAsked, setAsked] = useState(false);
  const isOrdering =
    phase.status === 'reviewing' ||
    phase.status === 'sending' ||
    (phase.status === 'choosing' && (isAsked || phase.unsent !== null));
  if (data.requests.length > 0 && !isOrdering)
    return (
      <Button
        variant="secondary"
        onClick={() => {
          flow.edit();
          setAsked(true);
          onAsk();
        }}
      >
        <FormattedMessage id="cashbox.payout.another" />
      </Button>
    );
  if (data.obstacles.length > 0)
    return (
      <PayoutChecklistView
        obstacles={data.obstacles}
        {...props}
        takesFocus={takesFocus || isAsked}
        onSupport={askSupport}
      />
    );
  return <PayoutForm {...{ data, flow }} takesFocus={takesFocus || isAsked} />;
}

interface PayoutFormProps extends FlowProps {
  takesFocus: boolean;
}

/** How many gifts a payout burns. A self-excluded player can't use gifts anyway, so the number is 0. */
function useBurntGifts(): number {
  const isExcluded = useRestriction().kind === 'excluded';
  const gifts = usePayoutGifts();
  return gifts.kind === 'ready' && !isExcluded ? gifts.data.count : 0;
}

function PayoutForm({ data, flow, takesFocus }: PayoutFormProps) {
  const { phase } = flow;
  const burntGifts = useBurntGifts();
  const [wasReviewed, setReviewed] = useState(false);
  const form = usePayoutForm(data, {
    asksBeforeLeaving: phase.status === 'choosing' || phase.status === 'reviewing',
    onInput: flow.noteInput,
    onOrder: (order) => {
      setReviewed(true);
      flow.review(order);
    },
  });
  if (!form)
    return (
      <EmptyState icon={WalletCards} title={<FormattedMessage id="cashbox.payout.empty" />}>
        <FormattedMessage id="cashbox.payout.emptyHint" />
      </EmptyState>
    );
  if (phase.status === 'reviewing' || phase.status === 'sending') return <Review phase={phase} flow={flow} />;
  const refusal = phase.status === 'choosing' ? phase.refusal : null;
  return (
    <PayoutFormView
      values={form}
      ways={data.ways}
      currency={data.currency}
      real={data.real}
      burntGifts={burntGifts}
      refusal={refusal}
      // If there is a refusal, it takes the focus instead of the heading, because the refusal is more
      // important.
      takesFocus={(takesFocus || wasReviewed) && !refusal}
    />
  );
}

interface ReviewProps {
  phase: Extract<PayoutPhase, { status: 'reviewing' | 'sending' }>;
  flow: PayoutFlow;
}

function Review({ phase, flow }: ReviewProps) {
  return (
    <PayoutReviewView
      order={phase.order}
      gifts={usePayoutGifts()}
      isSending={phase.status === 'sending'}
      onConfirm={flow.confirm}
      onBack={flow.edit}
    />
  );
}

function UnknownOutcome({
  phase,
  flow,
}: {
  phase: Extract<PayoutPhase, { status: 'looking' | 'outcomeUnknown' }>;
  flow: PayoutFlow;
}) {
  const { money } = useMoney();
  const { order, refusal, status } = phase;
  const sum = money(order.amount, order.currency);
  if (status === 'looking')
    return (
      <StatusPanel
        tone="neutral"
        icon={Clock}
        isBusy
        sum={sum}
        title={<FormattedMessage id="cashbox.payout.looking" />}
      />
    );
  return (
    <OutcomeUnknownView of="payout" sum={sum} refusal={refusal} onRetry={flow.retry} onChange={flow.edit} />
  );
}
