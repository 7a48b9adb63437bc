import { useState } from 'react';
import { useMutationState, type MutationState } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiError, refusedBy, type Refused } from '#/api/ApiError.ts';
import type { PayoutCancelBody, PayoutCancelResponse, PayoutRecord } from '#/api/generated/model/index.ts';
import { useAction, type ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { deviceNow } from '#/lib/clock.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { cancelPayoutMutation } from '../../data/payoutMutations.ts';
import { usePaymentSupport } from '../../data/usePaymentSupport.ts';
import { cashboxTexts } from '../../model/refusals.ts';

type CancelState = MutationState<PayoutCancelResponse, ApiError, PayoutCancelBody>;

/**
 * Returns a function that looks up why the last cancellation of a payout failed, if this page sent it. It
 * reads the mutation cache, which also contains calls whose dialog has been closed.
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

interface CancelDialogProps {
  payout: PayoutRecord;
  /**
   * `wasSent`: the cancellation was sent, so the request and its button may be gone and can't take the
   * focus.
   */
  onClose: (wasSent: boolean) => void;
}

/**
 * Asks for confirmation before a payout is cancelled. Closes on success, because the page then shows the
 * result.
 */
export function CancelDialog({ payout, onClose }: CancelDialogProps) {
  const { state, run } = useAction(cancelPayoutMutation());
  const askSupport = usePaymentSupport('payout');
  const { money } = useMoney();
  const close = () => onClose(state.step !== 'question');
  const endCancelled = () => {
    showMessage('cashbox.cancel.done', {
      tone: 'success',
      values: { amount: money(payout.amount, payout.currency) },
    });
    onClose(true);
  };
  return (
    <CancelDialogView
      payout={payout}
      state={state}
      onConfirm={() => run({ transaction_id: payout.id }, { onSuccess: endCancelled })}
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
  const { amount, currency, burntGifts = 0 } = payout;
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
        art={<IconTile size="lg" icon={TriangleAlert} tone="warning" />}
        question={{
          title: <FormattedMessage id="cashbox.cancel.title" />,
          text: (
            <FormattedMessage
              id="cashbox.cancel.text"
              values={{ amount: money(amount, currency), gifts: burntGifts }}
            />
          ),
          confirm: <FormattedMessage id="cashbox.request.cancel" />,
          keep: <FormattedMessage id="cashbox.cancel.keep" />,
          isDangerous: true,
        }}
        texts={cashboxTexts}
        uncertain={<FormattedMessage id="cashbox.cancel.uncertain" />}
      />
    </Dialog>
  );
}
