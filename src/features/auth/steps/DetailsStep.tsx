import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { AuthType } from '#/api/generated/model/index.ts';
import { findRefCode } from '#/entities/affiliate/refCode.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { checkFields } from '#/entities/form/rules.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import { logIn, registerMutation, registerSchema } from '../data/mutations.ts';
import type { AuthSettings } from '../data/useAuthSettings.ts';
import { cleanContact, contactBody, contactRules } from '../model/authType.ts';
import { readRegistrationRefusal, tokensOf } from '../model/refusals.ts';
import { newPasswordRules, promoCodeRules } from '../model/rules.ts';
import { DetailsView } from '../ui/DetailsView.tsx';
import { LimitView, useLimit } from '../ui/LimitView.tsx';

export interface DetailsStepProps {
  authType: AuthType;
  /** The confirmed number, in a registration by phone. */
  phone?: string;
  settings: AuthSettings;
  takesFocus?: boolean;
  tabs?: ReactNode;
  footer: ReactNode;
  onChange?: () => void;
  onDone: () => void;
}

interface Values {
  contact: string;
  password: string;
  currency: string;
  promoCode: string;
  isAdult: boolean;
  hasConsent: boolean;
}

const emptyDetails = (currency: string): Values => ({
  contact: '',
  password: '',
  currency,
  promoCode: '',
  isAdult: false,
  hasConsent: false,
});

function checkDetails(
  values: Values,
  authType: AuthType,
  age: number,
): Partial<Record<keyof Values, Notice>> {
  const { isAdult, hasConsent, contact, password, promoCode } = values;
  return {
    ...checkFields(
      { contact: cleanContact(contact), password, promoCode: promoCode.trim() },
      {
        ...(authType === 'email' ? { contact: contactRules(authType) } : {}),
        password: newPasswordRules,
        promoCode: promoCodeRules,
      },
    ),
    ...(isAdult ? {} : { isAdult: { id: 'form.validation.underageDate', values: { age } } }),
    ...(hasConsent ? {} : { hasConsent: { id: 'auth.registration.consentMissing' } }),
  };
}

/**
 * The form of a registration by e-mail, or the last step of a registration by phone. A successful response
 * without both tokens counts as a failure (S4.28).
 */
export function DetailsStep({
  authType,
  phone = '',
  settings,
  takesFocus = false,
  tabs,
  footer,
  onChange,
  onDone,
}: DetailsStepProps) {
  const captcha = useCaptcha();
  const { search } = useLocation();
  const { limit, hasReturned, reach, leave } = useLimit();
  const form = useServerForm({
    defaultValues: emptyDetails(settings.currencies[0]),
    // The phone number is already confirmed, so its field is hidden.
    hidden: authType === 'email' ? [] : ['contact'],
    bodyNames: { contact: authType },
    check: (values) => checkDetails(values, authType, settings.minimumAge),
    toBody: ({ contact, password, currency, promoCode, isAdult }) => {
      const refCode = findRefCode(search);
      return {
        ...contactBody(authType, authType === 'email' ? contact : phone),
        password,
        currency: settings.currencies.find((code) => code === currency) ?? settings.currencies[0],
        isAdult,
        ...(promoCode.trim() === '' ? {} : { promoCode: promoCode.trim() }),
        ...(refCode === undefined ? {} : { refCode }),
      };
    },
    loadSchema: registerSchema,
    readRefusal: readRegistrationRefusal,
    onLimit: reach,
    mutation: registerMutation(),
    send: async (body, call) => {
      const tokens = tokensOf(await captcha.send('register', body, call));
      onDone();
      logIn(tokens);
    },
  });
  const contact = useFormControl(form, 'contact');
  if (limit) return <LimitView limit={limit} support={settings.support} onRetry={leave} />;
  return (
    <DetailsView
      takesFocus={takesFocus || hasReturned}
      tabs={tabs}
      footer={footer}
      email={authType === 'email' ? contact : undefined}
      phone={authType === 'phone' ? formatPhone(phone, settings.phoneCountries) : undefined}
      onChangePhone={onChange}
      fields={{
        password: form.text('password'),
        currency: form.text('currency'),
        promoCode: form.text('promoCode'),
        isAdult: form.text('isAdult'),
        hasConsent: form.text('hasConsent'),
      }}
      countries={settings.phoneCountries}
      currencies={settings.currencies}
      minimumAge={settings.minimumAge}
      asksPromoCode={settings.asksPromoCode}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
    />
  );
}
