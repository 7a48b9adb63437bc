import type { ReactNode } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldValues } from 'react-hook-form';
import type { AuthType } from '#/api/generated/model/index.ts';
import { resendMoment, secondsUntil, startResendTimer } from '#/entities/form/resendTimer.ts';
import { checkFields, emailRules, phoneRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { serverNow } from '#/lib/clock.ts';
import { useLimit } from '../data/useLimit.ts';
import type { AuthSettings } from '../data/useAuthSettings.ts';
import type { PendingPurpose } from '../model/pendingContact.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { AuthForm } from '../ui/AuthForm.tsx';
import { EmailInput, PhoneInput } from '../ui/fields.tsx';
import { LimitStep } from './LimitStep.tsx';

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
  /** Sends the code and returns the seconds until another. */
  sendCode: (body: Body) => Promise<number>;
  onSent: (contact: string) => void;
}

/** The contact that a code goes to. While the countdown of a code that was sent runs, the same contact leads on without another. */
export function ContactStep<Body extends FieldValues>({
  purpose,
  authType,
  settings,
  toBody,
  loadSchema,
  sendCode,
  onSent,
  takesFocus,
  ...view
}: ContactStepProps<Body>) {
  const { limit, hasReturned, reach, leave } = useLimit();
  const contactOf = (values: { email: string; phone: string }): string => (authType === 'email' ? values.email.trim() : values.phone);
  const form = useServerForm<{ email: string; phone: string }, Body>({
    defaultValues: { email: '', phone: '' },
    hidden: [authType === 'email' ? 'phone' : 'email'],
    check: (values) => checkFields({ ...values, email: values.email.trim() }, authType === 'email' ? { email: emailRules } : { phone: phoneRules }),
    toBody: (values) => toBody(contactOf(values)),
    loadSchema,
    readRefusal: readAuthRefusal,
    onLimit: reach,
    send: async (body, values) => {
      const contact = contactOf(values);
      const isWaiting = secondsUntil(resendMoment(purpose, contact), serverNow()) > 0;
      if (!isWaiting) startResendTimer(purpose, contact, await sendCode(body));
      onSent(contact);
    },
  });
  const phone = useFormControl(form, 'phone');
  if (limit) return <LimitStep limit={limit} support={settings.support} onRetry={leave} onBack={leave} />;
  return (
    <AuthForm {...view} takesFocus={takesFocus || hasReturned} notice={form.notice} isSending={form.isSending} onSubmit={form.onSubmit}>
      {authType === 'email' ? <EmailInput field={form.text('email')} /> : <PhoneInput field={phone} countries={settings.phoneCountries} />}
    </AuthForm>
  );
}
