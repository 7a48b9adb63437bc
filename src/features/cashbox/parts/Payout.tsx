import { useState } from 'react';
import { currentRules } from '#/brands/jurisdiction.ts';
import CircleHelp from 'lucide-react/icons/circle-help';
import Clock from 'lucide-react/icons/clock';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { useCancel } from '../data/useCancel.ts';
import { usePayoutData, usePayoutGiftCount, type PayoutData } from '../data/usePayoutData.ts';
import { usePayoutFlow } from '../data/usePayoutFlow.ts';
import { usePayoutForm } from '../data/usePayoutForm.ts';
import type { PayoutPhase } from '../model/payoutModel.ts';
import { refusedText } from '../model/refusals.ts';
import { PartFailed, PartSkeleton } from '../ui/PartStates.tsx';
import { PayoutBlockView } from '../ui/Payout/PayoutBlockView.tsx';
import { PayoutFormView } from '../ui/Payout/PayoutFormView.tsx';
import { PayoutReviewView } from '../ui/Payout/PayoutReviewView.tsx';
import { RequestCardView } from '../ui/Payout/RequestCardView.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { CodeForm } from './CodeForm.tsx';

type Flow = ReturnType<typeof usePayoutFlow>;

const askSupport = () => openModal(supportModal, {});

export function Payout() {
  const flow = usePayoutFlow();
  const data = usePayoutData();
  if (data.kind === 'pending') return <PartSkeleton />;
  if (data.kind === 'failed') return <PartFailed failed={data} />;
  return <PayoutParts data={data.data} flow={flow} />;
}

function PayoutParts({ data, flow: [phase, tell] }: { data: PayoutData; flow: Flow }) {
  const { cancel, failureOf, wasAsked } = useCancel();
  const [confirmed, setConfirmed] = useState<number | null>(null);
  if (phase.status === 'looking' || phase.status === 'unsure') return <Unsure phase={phase} tell={tell} />;
  if (data.requests.length > 0)
    return data.requests.map((payout) => {
      const failure = failureOf(payout.id);
      const isConfirmed = confirmed === payout.id;
      return (
        <RequestCardView
          // With the code's form the focus goes: the card is another one from then on.
          key={isConfirmed ? `confirmed-${String(payout.id)}` : payout.id}
          payout={payout}
          refusal={failure}
          takesFocus={wasAsked || isConfirmed || phase.status === 'created'}
          isNotCancelled={failure !== null}
          onCancel={currentRules().allowPayoutCancel ? () => cancel(payout.id) : null}
          onSupport={askSupport}
        >
          {payout.status === 'needs_confirmation' && (
            <CodeForm payout={payout} onConfirmed={() => setConfirmed(payout.id)} />
          )}
        </RequestCardView>
      );
    });
  if (data.block) return <PayoutBlockView block={data.block} />;
  return <Asking data={data} phase={phase} tell={tell} isLedHere={wasAsked} />;
}

interface AskingProps {
  data: PayoutData;
  /** The form has taken the place of a request that the player took back. */
  isLedHere: boolean;
  phase: Exclude<PayoutPhase, { status: 'looking' | 'unsure' }>;
  tell: Flow[1];
}

function Asking({ data, phase, tell, isLedHere }: AskingProps) {
  const [wasReviewed, setReviewed] = useState(false);
  const form = usePayoutForm(data, phase.status === 'choosing' || phase.status === 'reviewing');
  const { way } = form;
  if (!way)
    return (
      <EmptyState icon={WalletCards} title={<FormattedMessage id="cashbox.payout.empty" />}>
        <FormattedMessage id="cashbox.payout.emptyHint" />
      </EmptyState>
    );
  if (phase.status === 'reviewing' || phase.status === 'sending') return <Review phase={phase} tell={tell} />;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      tell({ type: 'inputChanged' });
    };
  return (
    <PayoutFormView
      values={{
        ...form,
        way,
        setWay: changed(form.setWay),
        setCard: changed(form.setCard),
        setAccount: changed(form.setAccount),
        setAmount: changed(form.setAmount),
      }}
      ways={data.ways}
      currency={data.currency}
      real={data.real}
      refusal={phase.status === 'choosing' ? phase.refusal : null}
      // A refusal is what is to be seen then.
      takesFocus={(isLedHere || wasReviewed) && !(phase.status === 'choosing' && phase.refusal)}
      onNext={() => {
        const order = form.order();
        if (order) setReviewed(true);
        // A request that is over by now makes room for the next.
        if (phase.status === 'created') tell({ type: 'changeAsked' });
        if (order) tell({ type: 'submitted', order });
      }}
    />
  );
}

interface ReviewProps {
  phase: Extract<PayoutPhase, { status: 'reviewing' | 'sending' }>;
  tell: Flow[1];
}

function Review({ phase, tell }: ReviewProps) {
  return (
    <PayoutReviewView
      order={phase.order}
      gifts={usePayoutGiftCount()}
      isSending={phase.status === 'sending'}
      onConfirm={() => tell({ type: 'confirmed' })}
      onBack={() => tell({ type: 'changeAsked' })}
    />
  );
}

function Unsure({
  phase,
  tell,
}: {
  phase: Extract<PayoutPhase, { status: 'looking' | 'unsure' }>;
  tell: Flow[1];
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
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={sum}
      title={<FormattedMessage id="cashbox.payout.unsure" />}
      actions={
        <>
          <Button onClick={() => tell({ type: 'retryAsked' })}>
            <FormattedMessage id="common.action.retry" />
          </Button>
          <Button variant="secondary" onClick={() => tell({ type: 'changeAsked' })}>
            <FormattedMessage id="cashbox.status.change" />
          </Button>
        </>
      }
    >
      <p role="alert">
        <FormattedMessage {...refusedText(refusal)} />
      </p>
      <p>
        <FormattedMessage id="cashbox.payout.unsureText" />
      </p>
    </StatusPanel>
  );
}
