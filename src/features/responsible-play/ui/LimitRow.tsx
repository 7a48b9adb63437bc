import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { raiseState, usedPercent } from '../model/rules.ts';
import styles from './Limits.module.css';

export interface LimitActions {
  /** True while a limit is being saved. */
  isWaiting: boolean;
  onEdit: (limit: PlayLimit) => void;
  /** Confirms a raised limit after the waiting day. Calls `onDone` on success. */
  onConfirm: (limit: PlayLimit, onDone: () => void) => void;
  /** Cancels the pending raise. Calls `onDone` on success. */
  onKeep: (limit: PlayLimit, onDone: () => void) => void;
}

const WARNING_PERCENT = 80;

export function LimitRow({ limit, now, ...actions }: LimitActions & { limit: PlayLimit; now: number }) {
  const { formatMessage } = useIntl();
  const amountText = useAmountText();
  const edit = useRef<HTMLButtonElement>(null);
  // The pending limit's buttons unmount once the call succeeds, so move the focus to the edit button.
  const onDone = (): void => edit.current?.focus();
  const { kind, period, amount, used, currency } = limit;
  const percent = usedPercent(limit);
  const name = formatMessage({ id: `responsiblePlay.period.${period}` });
  const subject = formatMessage({ id: `responsiblePlay.limits.${kind}.title` });
  return (
    <li className={styles.period}>
      <div className={styles.line}>
        {amount === undefined ? (
          <p className={styles.none}>
            <span>{name}</span>
            <span className={styles.muted}>
              <FormattedMessage id="responsiblePlay.limit.none" />
            </span>
          </p>
        ) : (
          <ProgressBar
            label={name}
            value={percent}
            tone={percent >= WARNING_PERCENT ? 'warning' : 'accent'}
            text={formatMessage(
              { id: 'responsiblePlay.limit.used' },
              { used: amountText(kind, used, currency), amount: amountText(kind, amount, currency) },
            )}
          />
        )}
        <Button
          ref={edit}
          variant="secondary"
          size="sm"
          aria-label={formatMessage(
            { id: 'responsiblePlay.limit.edit' },
            { isSet: amount === undefined ? 'no' : 'yes', kind: subject, period: name },
          )}
          onClick={() => actions.onEdit(limit)}
        >
          <FormattedMessage
            id={amount === undefined ? 'responsiblePlay.limit.set' : 'responsiblePlay.limit.change'}
          />
        </Button>
      </div>
      <PendingLimit limit={limit} now={now} onDone={onDone} {...actions} />
    </li>
  );
}

function PendingLimit({
  limit,
  now,
  isWaiting,
  onConfirm,
  onKeep,
  onDone,
}: Omit<LimitActions, 'onEdit'> & { limit: PlayLimit; now: number; onDone: () => void }) {
  const { deadline } = useDates();
  const { pending } = limit;
  const state = raiseState(limit, now);
  if (!pending || state === 'none') return null;
  return (
    <div className={styles.pending} data-state={state}>
      <p>
        <FormattedMessage
          id={`responsiblePlay.limit.${state}`}
          values={{
            wanted: (
              <strong>
                <WantedText limit={limit} />
              </strong>
            ),
            time: deadline(parseInstant(pending.effectiveAt)),
          }}
        />
      </p>
      <div className={styles.answers}>
        {state === 'ready' && (
          <Button size="sm" isWaiting={isWaiting} onClick={() => onConfirm(limit, onDone)}>
            <FormattedMessage id="responsiblePlay.limit.confirm" />
          </Button>
        )}
        <Button variant="ghost" size="sm" isWaiting={isWaiting} onClick={() => onKeep(limit, onDone)}>
          <FormattedMessage id="responsiblePlay.limit.keep" />
        </Button>
      </div>
    </div>
  );
}

/** The amount to which a limit is about to change, or a text that the limit is about to end. */
export function WantedText({ limit: { kind, pending, currency } }: { limit: PlayLimit }) {
  const amountText = useAmountText();
  return pending?.amount === undefined ? (
    <FormattedMessage id="responsiblePlay.limit.none" />
  ) : (
    amountText(kind, pending.amount, currency)
  );
}

const MINUTES_PER_HOUR = 60;

/** Formats the amount of a limit as money, or as hours and minutes. */
export function useAmountText(): (kind: PlayLimitKind, amount: number, currency: string) => string {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (kind, amount, currency) =>
    kind === 'time'
      ? formatMessage(
          { id: 'responsiblePlay.time' },
          { hours: Math.floor(amount / MINUTES_PER_HOUR), minutes: amount % MINUTES_PER_HOUR },
        )
      : money(amount, currency);
}
