import { useRef, useState, type ReactNode } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ApiError } from '#/api/ApiError.ts';
import type { Notice } from '#/entities/form/notice.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { checkFields, codeRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { useResendTimer, type ResendTimer } from '#/entities/form/useResendTimer.ts';
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
  /** Sends another code and returns the seconds until the next. */
  resend: () => Promise<number>;
  onChange: () => void;
}

interface Resending {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly notice: Notice | undefined;
  readonly ask: () => void;
  readonly forget: () => void;
}

function useResend(
  timer: ResendTimer,
  resend: () => Promise<number>,
  onLimit: (limit: Limit) => void,
): Resending {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [notice, setNotice] = useState<Notice>();
  const isUnderWay = useRef(false);
  const ask = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('sending');
    setNotice(undefined);
    try {
      timer.start(await resend());
      setState('sent');
    } catch (error) {
      setState('idle');
      const { form, limit } = readAuthRefusal(error, []);
      if (limit) onLimit(limit);
      setNotice(form);
    } finally {
      isUnderWay.current = false;
    }
  };
  const forget = (): void => {
    setState('idle');
    setNotice(undefined);
  };
  return { isSending: state === 'sending', isSent: state === 'sent', notice, ask: () => void ask(), forget };
}

/** A code: checked, sent again after the countdown, given up after too many (specification S4.36, S4.37). */
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
  const resending = useResend(timer, resend, reach);
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
