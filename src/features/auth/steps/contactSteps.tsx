// The two steps that confirm a contact, in a registration and in a restore: one asks for the contact, the
// other for the code that was sent to it.
import type { ReactNode, SubmitEvent } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ApiError } from '#/api/ApiError.ts';
import type { Successful } from '#/api/http.ts';
import type { AuthType, CodeSentResponse } from '#/api/generated/model/index.ts';
import { useCaptcha, type CaptchaAction } from '#/entities/captcha/useCaptcha.ts';
import { secondsUntil, serverNow } from '#/lib/clock.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useFormControl, type ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { limitRemedy } from '#/entities/form/refusal.ts';
import { resendMoment, startResendTimer, type Resend, useResend } from '#/entities/form/useResend.ts';
import type { SupportChannel } from '#/entities/support/SupportList.tsx';
import { CodeInput, ResendCode, useCodeForm } from '#/entities/form/Confirmation.tsx';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { AuthSettings } from '../data/useAuthSettings.ts';
import { cleanContact, contactRules } from '../model/authType.ts';
import type { PendingPurpose, PendingContact } from '../model/pendingContact.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { keptContact, typedContact } from '../model/typedContact.ts';
import { AuthForm, FormAction } from '../ui/AuthForm.tsx';
import { ContactInput } from '../ui/fields.tsx';
import { LimitView, useLimit } from '../ui/LimitView.tsx';

export interface ContactStepProps<Body extends FieldValues> {
  purpose: PendingPurpose;
  authType: AuthType;
  settings: AuthSettings;
  takesFocus: boolean;
  title: ReactNode;
  lead: ReactNode;
  submitLabel: ReactNode;
  tabs: ReactNode;
  footer: ReactNode;
  toBody: (contact: string) => Body;
  loadSchema: () => Promise<StandardSchemaV1<Body, Body>>;
  /** Sends the code. The response contains the seconds until another code may be sent. */
  mutation: UseMutationOptions<Successful<CodeSentResponse>, ApiError, { data: Body }>;
  captchaAction: CaptchaAction;
  onSent: (contact: string) => void;
}

/**
 * Asks for a contact and sends a code to it. Sends no new code while the contact's countdown is running.
 */
export function ContactStep<Body extends FieldValues>({
  purpose,
  authType,
  settings,
  toBody,
  loadSchema,
  mutation,
  captchaAction,
  onSent,
  takesFocus,
  ...view
}: ContactStepProps<Body>) {
  const captcha = useCaptcha();
  const { limit, hasReturned, reach, leave } = useLimit();
  const form = useServerForm({
    defaultValues: { contact: typedContact(authType) },
    kept: ['contact'],
    bodyNames: { contact: authType },
    check: ({ contact }) =>
      checkFields({ contact: cleanContact(contact) }, { contact: contactRules(authType) }),
    toBody: ({ contact }) => toBody(cleanContact(contact)),
    loadSchema,
    readRefusal: readAuthRefusal,
    onLimit: reach,
    mutation,
    send: async (body, call, values) => {
      const contact = cleanContact(values.contact);
      const isWaiting = secondsUntil(resendMoment(purpose, contact), serverNow()) > 0;
      if (!isWaiting) {
        const { resendAfter } = await captcha.send(captchaAction, body, call);
        startResendTimer(purpose, contact, resendAfter);
      }
      onSent(contact);
    },
  });
  const contact = keptContact(useFormControl(form, 'contact'), authType);
  if (limit) return <LimitView limit={limit} support={settings.support} onRetry={leave} onBack={leave} />;
  return (
    <AuthForm
      {...view}
      takesFocus={takesFocus || hasReturned}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
    >
      <ContactInput authType={authType} field={contact} countries={settings.phoneCountries} />
    </AuthForm>
  );
}

export interface CodeStepProps<Body extends { code: string }, Answer> {
  purpose: PendingPurpose;
  pending: PendingContact;
  takesFocus: boolean;
  title: ReactNode;
  lead: ReactNode;
  support: readonly SupportChannel[];
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
  const resending = useResend({
    timer: purpose,
    contact: pending.contact,
    send: resend,
    readRefusal: readAuthRefusal,
    onLimit: reach,
  });
  const form = useCodeForm({
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

  const leaveLimit = (): void => {
    leave();
    // Empty the field without showing an error, because the player hasn't received the new code yet.
    form.forget('code');
    if (limit && limitRemedy(limit) === 'newCode') resending.onResend();
  };
  if (limit)
    return (
      <LimitView
        limit={limit}
        support={step.support}
        resendSeconds={resending.seconds}
        onRetry={leaveLimit}
        onBack={step.onChange}
      />
    );
  return (
    <CodeView
      title={step.title}
      lead={step.lead}
      takesFocus={step.takesFocus || hasReturned}
      type={pending.authType}
      code={form.code}
      notice={form.notice ?? resending.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={resending}
      onChange={step.onChange}
    />
  );
}

interface CodeViewProps {
  type: AuthType;
  title: ReactNode;
  takesFocus?: boolean;
  lead: ReactNode;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  resend: Resend;
  onChange: () => void;
}

export function CodeView({ type, code, resend, onChange, ...form }: CodeViewProps) {
  return (
    <AuthForm
      {...form}
      submitLabel={<FormattedMessage id="auth.code.submit" />}
      footer={
        <>
          <ResendCode type={type} resend={resend} />
          <FormAction onClick={onChange}>
            <FormattedMessage id={type === 'phone' ? 'auth.code.changePhone' : 'auth.code.changeEmail'} />
          </FormAction>
        </>
      }
    >
      <CodeInput field={code} />
    </AuthForm>
  );
}
