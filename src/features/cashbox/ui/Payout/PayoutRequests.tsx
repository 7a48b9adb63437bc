import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { PayoutRecord, PayoutStatus } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/ApiError.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { ProgressSteps } from '#/entities/steps/ProgressSteps.tsx';
import { payoutSteps } from '#/entities/steps/rules.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { useFocusOnMount } from '#/ui/takeFocus.ts';
import { readCodeOf } from '../../model/cashboxUrl.ts';
import { usePaymentSupport } from '../../data/usePaymentSupport.ts';
import { CodeDialog } from '../../parts/CodeDialog.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { StatusPanel, statusText, statusTone } from '../StatusPanel.tsx';
import styles from './PayoutRequests.module.css';

/** The payout whose cancellation was sent last, even if it failed. `times` counts the cancellations. */
export interface LastClosed {
  readonly id: number | null;
  readonly times: number;
}

export interface PayoutRequestsProps {
  requests: readonly PayoutRecord[];
  /** The payout that this page has created. Its code dialog opens at once. */
  createdId: number | null;
  /**
   * The payout whose cancellation was sent last. Its card takes the focus or, if that card is gone, the
   * first card does.
   */
  closed: LastClosed;
  /** Returns why the last cancellation of a payout failed. Null if it did not fail. */
  failureOf: (payoutId: number) => Refused | null;
  onCancel: (payout: PayoutRecord) => void;
}

/** The open payouts. Each has a card and, if it needs a code, a dialog for the code. */
export function PayoutRequests({ requests, createdId, closed, failureOf, onCancel }: PayoutRequestsProps) {
  const [params] = useSearchParams();
  const askSupport = usePaymentSupport('payout');
  /**
   * Id of the payout whose dialog the player has opened. If null, the dialog of a new payout, or of the
   * payout in the URL, opens automatically.
   */
  const [openedId, open] = useState<number | null>(null);
  const [closedIds, setClosedIds] = useState<readonly number[]>([]);
  const [confirmedId, setConfirmed] = useState<number | null>(null);
  const codeId =
    openedId ?? [createdId, readCodeOf(params)].find((id) => id !== null && !closedIds.includes(id));
  const forCode = requests.find(({ id, status }) => status === 'needs_confirmation' && id === codeId);
  const close = (id: number): void => {
    open(null);
    setClosedIds([...closedIds, id]);
  };
  const focusedId =
    closed.times === 0 || requests.some(({ id }) => id === closed.id) ? closed.id : requests[0]?.id;
  return (
    <>
      {requests.map((payout) => {
        const { id, status } = payout;
        const isConfirmed = confirmedId === id;
        const isFocused = focusedId === id;
        return (
          <RequestCardView
            // The key remounts the card when the state changes, so that the card takes the focus.
            key={`${id} ${isConfirmed ? 'confirmed' : createdId === id ? 'created' : 'open'} ${isFocused ? closed.times : ''}`}
            payout={payout}
            cancelFailure={failureOf(id)}
            takesFocus={isFocused || isConfirmed || createdId === id}
            onCode={status === 'needs_confirmation' ? () => open(id) : null}
            onCancel={currentRules().allowPayoutCancel ? () => onCancel(payout) : null}
            onSupport={() => askSupport(payout)}
          />
        );
      })}
      {forCode && (
        <CodeDialog
          key={forCode.id}
          payout={forCode}
          onConfirmed={() => {
            setConfirmed(forCode.id);
            // Close the dialog in the same commit that changes the card, because the card can't take the
            // focus while the dialog is open.
            close(forCode.id);
          }}
          onClose={() => close(forCode.id)}
        />
      )}
    </>
  );
}

export interface RequestCardViewProps {
  payout: PayoutRecord;
  cancelFailure: Refused | null;
  takesFocus?: boolean;
  /** Opens the dialog that cancels the payout. Null if the licence forbids cancelling. */
  onCancel: (() => void) | null;
  /** Opens the code dialog. Null if no code is needed. */
  onCode: (() => void) | null;
  onSupport: () => void;
}

export function RequestCardView({
  payout,
  cancelFailure,
  takesFocus = false,
  onCancel,
  onCode,
  onSupport,
}: RequestCardViewProps) {
  const titleId = useId();
  const { money } = useMoney();
  const { utcDateTime } = useDates();
  const heading = useFocusOnMount(takesFocus);
  const { id, amount, currency, status, systemName, account, createdAt, isCancellable = false } = payout;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.sum} tabIndex={-1} ref={heading}>
          <FormattedMessage id="cashbox.request.title" values={{ amount: money(amount, currency) }} />
        </h2>
        <Badge tone={statusTone(status)}>
          <FormattedMessage id={statusText(status)} />
        </Badge>
      </header>
      <p className={styles.facts}>
        {[systemName, account].filter(Boolean).join(' · ')}
        {' · '}
        <FormattedMessage id="cashbox.request.number" values={{ id: String(id) }} />
        {' · '}
        <time dateTime={createdAt}>{utcDateTime(parseInstant(createdAt))}</time>
      </p>
      <ProgressSteps
        of={payout}
        stepsOf={payoutSteps}
        action={
          onCode && (
            <Button size="sm" aria-haspopup="dialog" onClick={onCode}>
              <FormattedMessage id="cashbox.request.enterCode" />
            </Button>
          )
        }
      />
      {cancelFailure && (
        <p className={styles.warning} role="alert">
          <FormattedMessage id="cashbox.request.notCancelled" />
        </p>
      )}
      <RefusalNotice refusal={cancelFailure} currency={currency} />
      <div className={styles.actions}>
        {isCancellable && onCancel && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={onCancel}>
            <FormattedMessage id="cashbox.request.cancel" />
          </Button>
        )}
        <Button variant="ghost" aria-haspopup="dialog" onClick={onSupport}>
          <FormattedMessage id="cashbox.support.open" />
        </Button>
      </div>
    </article>
  );
}

interface PayoutFinishedViewProps {
  /** With any status other than `paid`, the money was returned to the balance. */
  status: PayoutStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  /** True if this is the only payout on the page. Dismissing it then shows the payout form. */
  isLast: boolean;
  onDismiss: () => void;
}

/** Replaces the card of a payout once the payout is finished. */
export function PayoutFinishedView({ status, amount, currency, isLast, onDismiss }: PayoutFinishedViewProps) {
  const { money } = useMoney();
  const isPaid = status === 'paid';
  return (
    <StatusPanel
      tone={isPaid ? 'positive' : 'warning'}
      icon={isPaid ? Check : Undo2}
      sum={money(amount, currency)}
      title={<FormattedMessage id={isPaid ? 'cashbox.payout.paid' : 'cashbox.payout.returned'} />}
      actions={
        <Button variant="secondary" onClick={onDismiss}>
          <FormattedMessage id={isLast ? 'cashbox.payout.another' : 'common.action.close'} />
        </Button>
      }
    >
      <FormattedMessage id={isPaid ? 'cashbox.payout.paidText' : 'cashbox.payout.returnedText'} />
    </StatusPanel>
  );
}
