import type { ReactNode } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ApiError } from '#/api/ApiError.ts';
import { checkFields, codeRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { useResend } from '#/entities/form/useResend.ts';
import { useResendTimer } from '#/entities/form/useResendTimer.ts';
import { useLimit } from '../data/useLimit.ts';
import type { SupportWay } from '#/entities/support/supportWays.ts';
import type { PendingContact, PendingPurpose } from '../model/pendingContact.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { CodeView } from '../ui/CodeView.tsx';
import { LimitStep } from './LimitStep.tsx';

export interface CodeStepProps<Body extends { code: string }, Answer> {
  purpose: PendingPurpose;
  pending: PendingContact;
  takesFocus: boolean;
  title: ReactNode;
  lead: ReactNode;
  support: readonly SupportWay[];
  toBody: (code: string) => Body;
  loadSchema: () => Promise<StandardSchemaV1<Body, Body>>;
  mutation: UseMutationOptions<Answer, ApiError, { data: Body }>;
  onConfirmed: (answer: Answer) => void | Promise<void>;
  /** Sends another code. Resolves to the seconds until the next one may be sent. */
  resend: () => Promise<number>;
  onChange: () => void;
}

/**
 * Checks a code, offers another one after the countdown, and leads to the limit step after too many attempts
 * (S4.36, S4.37).
 */
export function CodeStep<Body extends { code: string }, Answer>({
  purpose,
  pending,
  toBody,
  loadSchema,
  mutation,
  onConfirmed,
  resend,
  ...step
}: CodeStepProps<Body, Answer>) {
  const { limit, hasReturned, reach, leave } = useLimit();
  const timer = useResendTimer(purpose, pending.contact);
  const resending = useResend({ timer, send: resend, readRefusal: readAuthRefusal, onLimit: reach });
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
    toBody: ({ code }) => toBody(code),
    loadSchema,
    readRefusal: readAuthRefusal,
    onLimit: reach,
    mutation,
    send: async (body, call) => {
      resending.forget();
      await onConfirmed(await call(body));
    },
  });
  const code = useFormControl(form, 'code');

  const leaveLimit = (): void => {
    leave();
    code.onChange('');
    if (limit?.code === 'code_attempts_exceeded' && timer.seconds === 0) resending.ask();
  };
  if (limit)
    return <LimitStep limit={limit} support={step.support} onRetry={leaveLimit} onBack={step.onChange} />;
  return (
    <CodeView
      title={step.title}
      lead={step.lead}
      takesFocus={step.takesFocus || hasReturned}
      code={code}
      notice={form.notice ?? resending.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{
        seconds: timer.seconds,
        isSending: resending.isSending,
        isSent: resending.isSent,
        onResend: resending.ask,
      }}
      changeLabel={
        <FormattedMessage
          id={pending.authType === 'phone' ? 'auth.code.changePhone' : 'auth.code.changeEmail'}
        />
      }
      onChange={step.onChange}
    />
  );
}
