import { useState, type ReactNode } from 'react';
import CircleHelp from 'lucide-react/icons/circle-help';
import Clock from 'lucide-react/icons/clock';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { useCancel } from '../data/useCancel.ts';
import { usePayoutData, usePayoutGifts, type PayoutData } from '../data/usePayoutData.ts';
import { usePayoutFlow } from '../data/usePayoutFlow.ts';
import { usePayoutForm } from '../data/usePayoutForm.ts';
import type { PayoutPhase } from '../model/payoutModel.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { CashboxPart } from './CashboxPart.tsx';
import { PayoutChecklistView } from '../ui/Payout/PayoutChecklistView.tsx';
import { PayoutFormView } from '../ui/Payout/PayoutFormView.tsx';
import { PayoutReviewView } from '../ui/Payout/PayoutReviewView.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { PayoutRequests } from './PayoutRequests.tsx';

type Flow = ReturnType<typeof usePayoutFlow>;

const askSupport = () => openModal(supportModal, {});

export interface PayoutProps {
  /** The running bonus as an obstacle: how far it is, how it is wagered or given up. */
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

function PayoutParts({
  data,
  flow: [phase, tell],
  ...props
}: { data: PayoutData; flow: Flow } & PayoutProps) {
  const cancelling = useCancel();
  if (phase.status === 'looking' || phase.status === 'unsure')
    return <UnknownOutcome phase={phase} tell={tell} />;
  if (data.requests.length > 0)
    return (
      <PayoutRequests
        requests={data.requests}
        cancelling={cancelling}
        createdId={phase.status === 'created' ? phase.payout.id : null}
      />
    );
  if (data.obstacles.length > 0)
    return <PayoutChecklistView obstacles={data.obstacles} {...props} onSupport={askSupport} />;
  return <PayoutForm data={data} phase={phase} tell={tell} isLedHere={cancelling.wasAsked} />;
}

interface PayoutFormProps {
  data: PayoutData;
  /** The form has taken the place of a request that the player took back. */
  isLedHere: boolean;
  phase: Exclude<PayoutPhase, { status: 'looking' | 'unsure' }>;
  tell: Flow[1];
}

function PayoutForm({ data, phase, tell, isLedHere }: PayoutFormProps) {
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
      gifts={usePayoutGifts()}
      isSending={phase.status === 'sending'}
      onConfirm={() => tell({ type: 'confirmed' })}
      onBack={() => tell({ type: 'changeAsked' })}
    />
  );
}

function UnknownOutcome({
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
        <NoticeText notice={refusedText(refusal, cashboxTexts)} />
      </p>
      <p>
        <FormattedMessage id="cashbox.payout.unsureText" />
      </p>
    </StatusPanel>
  );
}
