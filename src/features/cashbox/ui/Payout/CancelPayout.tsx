import { useState } from 'react';
import { useMutationState, useQuery, type MutationState } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiError, refusedBy, type Refused } from '#/api/ApiError.ts';
import type { PayoutCancelBody, PayoutCancelResponse, PayoutRecord } from '#/api/generated/model/index.ts';
import { useAction, type ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { deviceNow } from '#/lib/clock.ts';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { cancelPayoutMutation } from '../../data/payoutMutations.ts';
import { latestPayoutsQuery } from '../../data/queries.ts';
import { usePaymentSupport } from '../../data/usePaymentSupport.ts';
import { cashboxTexts } from '../../model/refusals.ts';

type CancelState = MutationState<PayoutCancelResponse, ApiError, PayoutCancelBody>;

/**
 * Returns a function that looks up why the last cancellation of a payout failed. Only cancellations sent
 * since the component was mounted count. Reads them from the mutation cache, which also contains calls whose
 * dialog has been closed.
 */
export function useCancelFailures(): (payoutId: number) => Refused | null {
  const [since] = useState(deviceNow);
  const cancels = useMutationState({
    filters: { mutationKey: cancelPayoutMutation().mutationKey ?? [] },
    // The cast is safe: no other mutation has this key.
    select: ({ state }) => state as CancelState,
  });
  return (payoutId) => {
    const last = cancels.findLast(
      ({ submittedAt, variables }) => submittedAt >= since && variables?.transaction_id === payoutId,
    );
    return last?.error ? refusedBy(last.error) : null;
  };
}

/**
 * After a lost response, looks up whether the payout was cancelled. If it was, the dialog shows the success
 * step instead of an unknown outcome.
 */
function useKnownOutcome(state: ActionState, payoutId: number): ActionState {
  const isUnknown = state.step === 'failed' && state.isUncertain;
  const { data } = useQuery({ ...latestPayoutsQuery(), enabled: isUnknown });
  const isCancelled = data?.data.some(({ id, status }) => id === payoutId && status === 'cancelled') ?? false;
  return isUnknown && isCancelled ? { step: 'done', answer: null } : state;
}

interface CancelDialogProps {
  payout: PayoutRecord;
  /**
   * `wasSent`: the cancellation was sent. The payout's card may be gone, so its button can't take the focus
   * again.
   */
  onClose: (wasSent: boolean) => void;
}

/** Asks for confirmation before a payout is cancelled, then says that the money was returned. */
export function CancelDialog({ payout, onClose }: CancelDialogProps) {
  const { state: sent, run } = useAction(cancelPayoutMutation());
  const state = useKnownOutcome(sent, payout.id);
  const askSupport = usePaymentSupport('payout');
  const close = () => onClose(state.step !== 'question');
  return (
    <CancelDialogView
      payout={payout}
      state={state}
      onConfirm={() => run({ transaction_id: payout.id })}
      onSupport={() => {
        close();
        askSupport(payout);
      }}
      onClose={close}
    />
  );
}

export interface CancelDialogViewProps {
  payout: PayoutRecord;
  state: ActionState;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function CancelDialogView({ payout, ...dialog }: CancelDialogViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { burntGifts: gifts = 0 } = payout;
  const amount = money(payout.amount, payout.currency);
  const isDone = dialog.state.step === 'done';
  return (
    <Dialog
      type="alert"
      label={formatMessage({ id: 'cashbox.cancel.title' })}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      withoutClose
      onClose={dialog.onClose}
    >
      <ActionDialog
        {...dialog}
        art={
          <IconTile
            size="lg"
            icon={isDone ? CircleCheck : TriangleAlert}
            tone={isDone ? 'positive' : 'warning'}
          />
        }
        question={{
          title: <FormattedMessage id="cashbox.cancel.title" />,
          text: <FormattedMessage id="cashbox.cancel.text" values={{ amount, gifts }} />,
          confirm: <FormattedMessage id="cashbox.request.cancel" />,
          keep: <FormattedMessage id="cashbox.cancel.keep" />,
          isDangerous: true,
        }}
        done={{
          title: <FormattedMessage id="cashbox.cancel.done" />,
          text: <FormattedMessage id="cashbox.cancel.doneText" values={{ amount }} />,
        }}
        texts={cashboxTexts}
        uncertain={<FormattedMessage id="cashbox.cancel.uncertain" />}
      />
    </Dialog>
  );
}
