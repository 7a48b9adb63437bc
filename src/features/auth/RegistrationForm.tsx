import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import { paths } from '#/paths.ts';
import type { AuthType } from '#/api/generated/model/index.ts';
import { findRefCode } from '#/entities/affiliate/refCode.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { checkFields } from '#/entities/form/rules.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import {
  confirmPhoneMutation,
  confirmPhoneSchema,
  resendPhoneCodeMutation,
  verifyPhoneMutation,
  verifyPhoneSchema,
  logIn,
  registerMutation,
  registerSchema,
} from './data/mutations.ts';
import { useAuthSettings, type AuthSettings } from './data/useAuthSettings.ts';
import { usePendingContact } from './model/pendingContact.ts';
import { carryOver } from './carryOver.ts';
import { chosenType, cleanContact, contactBody, contactRules, withType } from './model/authType.ts';
import { CodeStep, ContactStep } from './steps/contactSteps.tsx';
import { AuthTypeTabs } from './ui/fields.tsx';
import { FormLink, FormQuestion } from './ui/AuthForm.tsx';
import { readRegistrationRefusal, tokensOf } from './model/refusals.ts';
import { newPasswordRules, promoCodeRules } from './model/rules.ts';
import { keptContact, typedContact } from './model/typedContact.ts';
import { DetailsView } from './ui/DetailsView.tsx';
import { LimitView, useLimit } from './ui/LimitView.tsx';

/** Registration by e-mail is one form; by phone it has three steps: number, code, details (S7.8). */
export function RegistrationForm() {
  const settings = useAuthSettings();
  const { mutateAsync: resendCode } = useMutation(resendPhoneCodeMutation());
  const { search } = useLocation();
  const { pending, change, hasMoved } = usePendingContact('registration');
  const authType = chosenType(search, settings.registrationTypes);
  const tabs = <AuthTypeTabs types={settings.registrationTypes} chosen={authType} />;
  const footer = (
    <FormQuestion question={<FormattedMessage id="auth.registration.hasAccount" />}>
      <FormLink to={withType(carryOver(paths.login(), search), authType)}>
        <FormattedMessage id="auth.login.submit" />
      </FormLink>
    </FormQuestion>
  );
  const restart = () => change(null);

  // Once the number is confirmed, the form shows the details, even if the URL selects the e-mail form.
  if (pending?.step === 'confirmed') {
    return (
      <DetailsStep
        authType="phone"
        phone={pending.contact}
        takesFocus={hasMoved}
        {...{ settings, footer }}
        onChange={restart}
        onDone={restart}
      />
    );
  }
  if (pending) {
    const phone = pending.contact;
    return (
      <CodeStep
        purpose="registration"
        pending={pending}
        takesFocus={hasMoved}
        support={settings.support}
        title={<FormattedMessage id="auth.code.phoneTitle" />}
        lead={
          <FormattedMessage
            id="auth.code.phoneLead"
            values={{ phone: formatPhone(phone, settings.phoneCountries) }}
          />
        }
        toBody={(code) => ({ phone, code })}
        loadSchema={confirmPhoneSchema}
        mutation={confirmPhoneMutation()}
        onConfirmed={() => change({ ...pending, step: 'confirmed' })}
        resend={async () => (await resendCode({ data: { phone } })).resendAfter}
        onChange={restart}
      />
    );
  }
  if (authType === 'email')
    return <DetailsStep authType="email" settings={settings} tabs={tabs} footer={footer} onDone={restart} />;
  return (
    <ContactStep
      purpose="registration"
      authType="phone"
      takesFocus={hasMoved}
      settings={settings}
      tabs={tabs}
      footer={footer}
      title={<FormattedMessage id="auth.registration.title" />}
      lead={<FormattedMessage id="auth.registration.phoneLead" />}
      submitLabel={<FormattedMessage id="auth.registration.sendCode" />}
      toBody={(phone) => ({ phone })}
      loadSchema={verifyPhoneSchema}
      mutation={verifyPhoneMutation()}
      captchaAction="phone_verify"
      onSent={(contact) => change({ step: 'code', authType: 'phone', contact })}
    />
  );
}

interface DetailsStepProps {
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
  contact: typedContact('email'),
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
function DetailsStep({
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
    kept: ['contact'],
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
  const contact = keptContact(useFormControl(form, 'contact'), 'email');
  if (limit)
    return (
      <LimitView
        limit={limit}
        support={settings.support}
        onRetry={leave}
        onBack={authType === 'phone' ? onChange : leave}
      />
    );
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
