import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Cancelling } from '../data/useCancel.ts';
import { RequestCardView } from '../ui/Payout/RequestCardView.tsx';
import { CodeDialog } from './CodeDialog.tsx';

export interface PayoutRequestsProps {
  requests: readonly PayoutRecord[];
  cancelling: Cancelling;
  /** The request that this page has just made, whose code is asked for at once. */
  createdId: number | null;
}

/** The open requests, each with the dialog of its code and the question before it is cancelled. */
export function PayoutRequests({ requests, cancelling, createdId }: PayoutRequestsProps) {
  /** The dialog that the player opened or closed last; before that, a new request opens its own. */
  const [lastChoice, choose] = useState<{ readonly id: number; readonly isOpen: boolean } | null>(null);
  const [confirmedId, setConfirmed] = useState<number | null>(null);
  const askToCancel = useCancelQuestion();
  const { cancel, failureOf, wasAsked } = cancelling;
  const isAsked = (id: number): boolean => (lastChoice?.id === id ? lastChoice.isOpen : createdId === id);
  const forCode = requests.find(({ id, status }) => status === 'needs_confirmation' && isAsked(id));
  return (
    <>
      {requests.map((payout) => {
        const { id, status } = payout;
        const failure = failureOf(id);
        const isConfirmed = confirmedId === id;
        return (
          <RequestCardView
            // Remounted to take the focus, which its form or its dialog had.
            key={`${String(id)} ${isConfirmed ? 'confirmed' : createdId === id ? 'created' : 'open'}`}
            payout={payout}
            refusal={failure}
            takesFocus={wasAsked || isConfirmed || createdId === id}
            isNotCancelled={failure !== null}
            onCode={status === 'needs_confirmation' ? () => choose({ id, isOpen: true }) : null}
            onCancel={
              currentRules().allowPayoutCancel
                ? async () => {
                    if (await askToCancel(payout)) cancel(id);
                  }
                : null
            }
            onSupport={() => openModal(supportModal, {})}
          />
        );
      })}
      {forCode && (
        <CodeDialog
          key={forCode.id}
          payout={forCode}
          onConfirmed={() => {
            setConfirmed(forCode.id);
            // In one commit with the card: while the dialog is open, the card can't take the focus.
            choose({ id: forCode.id, isOpen: false });
          }}
          onClose={() => choose({ id: forCode.id, isOpen: false })}
        />
      )}
    </>
  );
}

/** Asks before a request is cancelled, and says what comes back. */
function useCancelQuestion(): (payout: PayoutRecord) => Promise<boolean> {
  const { money } = useMoney();
  return ({ amount, currency, burntGifts = 0 }) =>
    askToConfirm({
      title: <FormattedMessage id="cashbox.cancel.title" />,
      text: (
        <FormattedMessage
          id="cashbox.cancel.text"
          values={{ amount: money(amount, currency), gifts: burntGifts }}
        />
      ),
      confirmLabel: <FormattedMessage id="cashbox.request.cancel" />,
      cancelLabel: <FormattedMessage id="cashbox.cancel.keep" />,
    });
}
