import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/ApiError.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { CodeDialog } from '../../parts/CodeDialog.tsx';
import { useFocusOnMount } from '#/ui/takeFocus.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { statusText, statusTone } from '../StatusPanel.tsx';
import styles from './RequestCardView.module.css';

export interface PayoutRequestsProps {
  /** Rendered above the requests. */
  notice?: ReactNode;
  requests: readonly PayoutRecord[];
  /** The request that this page has created. Its code dialog opens at once. */
  createdId: number | null;
  /** Remounts the cards when it changes, so that they take the focus from the closed dialog. */
  closedDialogs: number;
  /** Why a request is still open although the player cancelled it. */
  failureOf: (payoutId: number) => Refused | null;
  onCancel: (payout: PayoutRecord) => void;
}

/** The open requests, each with the dialog of its code. */
export function PayoutRequests({
  notice,
  requests,
  createdId,
  closedDialogs,
  failureOf,
  onCancel,
}: PayoutRequestsProps) {
  /** The dialog that the player opened or closed last. Before that, a new request opens its own. */
  const [lastChoice, choose] = useState<{ readonly id: number; readonly isOpen: boolean } | null>(null);
  const [confirmedId, setConfirmed] = useState<number | null>(null);
  const isAsked = (id: number): boolean => (lastChoice?.id === id ? lastChoice.isOpen : createdId === id);
  const forCode = requests.find(({ id, status }) => status === 'needs_confirmation' && isAsked(id));
  return (
    <>
      {notice}
      {requests.map((payout) => {
        const { id, status } = payout;
        const isConfirmed = confirmedId === id;
        return (
          <RequestCardView
            // Remounts when the state changes, so that the card takes the focus.
            key={`${id} ${isConfirmed ? 'confirmed' : createdId === id ? 'created' : 'open'} ${closedDialogs}`}
            payout={payout}
            cancelFailure={failureOf(id)}
            takesFocus={closedDialogs > 0 || isConfirmed || createdId === id}
            onCode={status === 'needs_confirmation' ? () => choose({ id, isOpen: true }) : null}
            onCancel={currentRules().allowPayoutCancel ? () => onCancel(payout) : null}
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
            // Update in one commit with the card, which can't take the focus while the dialog is open.
            choose({ id: forCode.id, isOpen: false });
          }}
          onClose={() => choose({ id: forCode.id, isOpen: false })}
        />
      )}
    </>
  );
}

export interface RequestCardViewProps {
  payout: PayoutRecord;
  /** Why it is still open although the player cancelled it. */
  cancelFailure: Refused | null;
  takesFocus?: boolean;
  /** Null if the licence forbids cancelling. */
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
  const { dateTime, soon } = useDates();
  const heading = useFocusOnMount(takesFocus);
  const { amount, currency, status, systemName, account, createdAt, isCancellable = false } = payout;
  const expected = parseInstant(payout.expectedAt);
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
        {[systemName, account].filter(Boolean).join(' · ')}{' '}
        <time dateTime={createdAt}>{dateTime(parseInstant(createdAt))}</time>
      </p>
      <p>
        <FormattedMessage id={nextText(status)} />{' '}
        {expected !== null &&
          (expected > serverNow() ? (
            <FormattedMessage id="cashbox.request.expected" values={{ time: soon(expected) }} />
          ) : (
            <FormattedMessage id="cashbox.request.late" />
          ))}
      </p>
      {cancelFailure && (
        <p className={styles.warning} role="alert">
          <FormattedMessage id="cashbox.request.notCancelled" />
        </p>
      )}
      <RefusalNotice refusal={cancelFailure} currency={currency} />
      <div className={styles.actions}>
        {onCode && (
          <Button aria-haspopup="dialog" onClick={onCode}>
            <FormattedMessage id="cashbox.request.enterCode" />
          </Button>
        )}
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

function nextText(status: PayoutRecord['status']) {
  switch (status) {
    case 'needs_confirmation':
      return 'cashbox.request.needsCode';
    case 'server_problem':
      return 'cashbox.request.serverProblem';
    case 'processing':
      return 'cashbox.request.processing';
    default:
      return 'cashbox.request.pending';
  }
}
