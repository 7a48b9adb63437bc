import type { ReactNode } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '#/api/ApiError.ts';
import type { Successful } from '#/api/http.ts';
import type { AuthType, CodeSentResponse } from '#/api/generated/model/index.ts';
import { useCaptcha, type CaptchaAction } from '#/entities/captcha/useCaptcha.ts';
import { resendMoment, startResendTimer } from '#/entities/form/useResend.ts';
import { secondsUntil, serverNow } from '#/lib/clock.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { AuthSettings } from '../data/useAuthSettings.ts';
import { cleanContact, contactRules } from '../model/authType.ts';
import type { PendingPurpose } from '../model/pendingContact.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { AuthForm } from '../ui/AuthForm.tsx';
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
    defaultValues: { contact: '' },
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
  const contact = useFormControl(form, 'contact');
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
