import { useRef, useState, type ReactNode } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { FormattedMessage } from 'react-intl';
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

export interface CodeStepProps<Body extends { code: string }> {
  purpose: PendingPurpose;
  pending: PendingContact;
  takesFocus: boolean;
  title: ReactNode;
  lead: ReactNode;
  support: readonly SupportWay[];
  toBody: (code: string) => Body;
  loadSchema: () => Promise<StandardSchemaV1<Body, Body>>;
  /** Sends the code; the step is over when it resolves. */
  confirm: (body: Body) => Promise<void>;
  /** Sends another code and returns the seconds until the next. */
  resend: () => Promise<number>;
  /** Another contact. */
  onChange: () => void;
}

interface Resending {
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly notice: Notice | undefined;
  readonly ask: () => void;
  readonly forget: () => void;
}

/** Asking for another code, once at a time. */
function useResend(timer: ResendTimer, resend: () => Promise<number>, onLimit: (limit: Limit) => void): Resending {
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

/** The code of an SMS or a letter: checked, sent again after the countdown, given up when it was wrong too often (specification §4, §8). */
export function CodeStep<Body extends { code: string }>({ purpose, pending, toBody, loadSchema, confirm, resend, ...step }: CodeStepProps<Body>) {
  const { limit, hasReturned, reach, leave } = useLimit();
  const timer = useResendTimer(purpose, pending.contact);
  const resending = useResend(timer, resend, reach);
  const form = useServerForm<{ code: string }, Body>({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
    toBody: ({ code }) => toBody(code),
    loadSchema,
    readRefusal: readAuthRefusal,
    onLimit: reach,
    send: async (body) => {
      resending.forget();
      await confirm(body);
    },
  });
  const code = useFormControl(form, 'code');

  const leaveLimit = (): void => {
    leave();
    code.onChange('');
    if (limit?.code === 'code_attempts_exceeded' && timer.seconds === 0) resending.ask();
  };
  if (limit) return <LimitStep limit={limit} support={step.support} onRetry={leaveLimit} onBack={step.onChange} />;
  return (
    <CodeView
      title={step.title}
      lead={step.lead}
      takesFocus={step.takesFocus || hasReturned}
      code={code}
      notice={form.notice ?? resending.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{ seconds: timer.seconds, isSending: resending.isSending, isSent: resending.isSent, onResend: resending.ask }}
      changeLabel={<FormattedMessage id={pending.authType === 'phone' ? 'auth.code.changePhone' : 'auth.code.changeEmail'} />}
      onChange={step.onChange}
    />
  );
}
