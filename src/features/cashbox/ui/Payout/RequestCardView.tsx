import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutRecord } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import type { Refused } from '#/api/refused.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { useTakesPlace } from '../takePlace.ts';
import { statusText, statusTone } from '../statusTone.ts';
import styles from './RequestCardView.module.css';

export interface RequestCardViewProps {
  payout: PayoutRecord;
  /** Cancelling failed: why, if the server said so. */
  refusal: Refused | null;
  /** It has taken the place of what the player pressed. */
  takesFocus?: boolean;
  /** Cancelling was asked for and the server still has it. */
  isNotCancelled: boolean;
  /** Null where a payout cannot be taken back. */
  onCancel: (() => void) | null;
  /** Asks for its code; null where none is wanted. */
  onCode: (() => void) | null;
  onSupport: () => void;
}

/** An open payout: its status, what happens next, and the way to cancel it. */
export function RequestCardView({
  payout,
  refusal,
  takesFocus = false,
  isNotCancelled,
  onCancel,
  onCode,
  onSupport,
}: RequestCardViewProps) {
  const titleId = useId();
  const { money } = useMoney();
  const { dateTime, soon } = useDates();
  const place = useTakesPlace(takesFocus);
  const { amount, currency, status, systemName, account, createdAt, isCancellable = false } = payout;
  const expected = parseInstant(payout.expectedAt);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.sum} tabIndex={-1} ref={place}>
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
      {isNotCancelled && (
        <p className={styles.warning} role="alert">
          <FormattedMessage id="cashbox.request.notCancelled" />
        </p>
      )}
      <RefusalNotice refusal={refusal} currency={currency} />
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
