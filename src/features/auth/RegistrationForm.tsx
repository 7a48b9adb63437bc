import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import { paths } from '#/paths.ts';
import {
  confirmPhoneMutation,
  confirmPhoneSchema,
  resendPhoneCodeMutation,
  verifyPhoneMutation,
  verifyPhoneSchema,
} from './data/mutations.ts';
import { useAuthSettings } from './data/useAuthSettings.ts';
import { usePendingContact } from './model/pendingContact.ts';
import { carryOver } from './carryOver.ts';
import { chosenType } from './model/authType.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { AuthTypeTabs } from './ui/fields.tsx';
import { FormLink, FormQuestion } from './ui/AuthForm.tsx';

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
      <FormLink to={carryOver(paths.login(), search)}>
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
