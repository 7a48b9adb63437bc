// The parts of a form that confirms a contact by a code: the field, the resend button with its countdown, and
// the button for players who have used all attempts. Used by registration, password reset, contacts and
// payouts.
import { type MouseEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldValues } from 'react-hook-form';
import type { ContactType } from '#/api/generated/model/index.ts';
import { serverNow } from '#/lib/clock.ts';
import { isoSeconds, withColons } from '#/lib/duration.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { CodeField } from '#/ui/CodeField/CodeField.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { Limit, limitRemedy } from './refusal.ts';
import type { Resend } from './useResend.ts';
import { type ControlBinding, useFormControl } from './useCheckedForm.ts';
import { checkFields, codeRules } from './rules.ts';
import { type ServerForm, type ServerFormSettings, useServerForm } from './useServerForm.ts';
import styles from './Confirmation.module.css';

export function CodeInput({ field: { notice, ...field } }: { field: ControlBinding<string> }) {
  return (
    <div className={styles.code}>
      <CodeField
        {...field}
        label={<FormattedMessage id="form.code.label" />}
        error={notice && <NoticeText notice={notice} />}
      />
    </div>
  );
}

export function ResendCode({
  type,
  resend: { seconds, isSending, isSent, onResend },
}: {
  type: ContactType;
  resend: Resend;
}) {
  const isWaiting = seconds > 0;
  // The countdown replaces the button that was pressed, so the focus moves to the code field.
  const resend = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
    onResend();
  };
  return (
    <div className={styles.resend}>
      <p role="status" className={styles.sent}>
        {isSent && isWaiting && <FormattedMessage id={`form.code.${type}.sent`} />}
      </p>
      {isWaiting && (
        <p>
          <FormattedMessage id="form.code.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
        </p>
      )}
      {/* For e-mails the resend button stays during the countdown and says that a code was sent (S4.38). */}
      {(!isWaiting || type === 'email') && (
        <Button variant="ghost" size="sm" isWaiting={isSending} disabled={isWaiting} onClick={resend}>
          <FormattedMessage
            id={isSent && isWaiting ? 'form.code.email.resent' : `form.code.${type}.resend`}
          />
        </Button>
      )}
    </div>
  );
}

export interface LimitRetryProps {
  limit: Limit;
  remedy: ReturnType<typeof limitRemedy>;
  /** Seconds until another code may be requested. */
  resendSeconds?: number;
  isSending?: boolean;
  onRetry: () => void;
}

/** The retry button for players who have used all attempts. Renders nothing if only support can help. */
export function LimitRetry({
  limit,
  remedy,
  resendSeconds = 0,
  isSending = false,
  onRetry,
}: LimitRetryProps) {
  const [retryAt] = useState(() => serverNow() + (limit.retryAfterSeconds ?? 0) * 1000);
  const retrySeconds = useSecondsUntil(retryAt);
  if (remedy === 'support') return null;
  const seconds = remedy === 'newCode' ? resendSeconds : retrySeconds;
  return (
    <Button size="lg" isFullWidth isWaiting={isSending} disabled={seconds > 0} onClick={onRetry}>
      {seconds > 0 ? (
        <FormattedMessage id="form.limit.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
      ) : (
        <FormattedMessage id={remedy === 'newCode' ? 'form.limit.newCode' : 'common.action.retry'} />
      )}
    </Button>
  );
}

/** Minutes and seconds left. Not a live region, so screen readers do not announce every second. */
function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <time dateTime={isoSeconds(seconds)} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {withColons([Math.floor(seconds / 60), seconds % 60])}
    </time>
  );
}

interface Values {
  code: string;
}

/** The form for a code that was sent by SMS or e-mail. */
export function useCodeForm<Body extends FieldValues, Answer, Path extends object = object>(
  settings: Omit<ServerFormSettings<Values, Body, Answer, Path>, 'defaultValues' | 'check'>,
): ServerForm<Values> & { readonly code: ControlBinding<string> } {
  const form = useServerForm<Values, Body, Answer, Path>({
    ...settings,
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
  });
  return { ...form, code: useFormControl(form, 'code') };
}
