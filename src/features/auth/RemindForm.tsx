import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import { paths } from '#/paths.ts';
import {
  checkRestoreMutation,
  checkRestoreSchema,
  requestRestoreMutation,
  requestRestoreSchema,
  resendPhoneCodeMutation,
} from './data/mutations.ts';
import { useAuthSettings, type AuthSettings } from './data/useAuthSettings.ts';
import { carryOver } from './carryOver.ts';
import { chosenType, contactBody, withType } from './model/authType.ts';
import { type PendingContact, usePendingContact } from './model/pendingContact.ts';
import { CodeStep, ContactStep } from './steps/contactSteps.tsx';
import { AuthTypeTabs } from './ui/fields.tsx';
import { FormLink } from './ui/AuthForm.tsx';

/**
 * Sends another restore code. For an e-mail address this is a new request, with a captcha if the server
 * requires one.
 */
function useResendRestore({ authType, contact }: PendingContact): () => Promise<number> {
  const captcha = useCaptcha();
  const { mutateAsync: resendCode } = useMutation(resendPhoneCodeMutation());
  const { mutateAsync: request } = useMutation(requestRestoreMutation());
  return async () => {
    const { resendAfter } =
      authType === 'phone'
        ? await resendCode({ data: { phone: contact } })
        : await captcha.send('restore', contactBody(authType, contact), (data) => request({ data }));
    return resendAfter;
  };
}

/**
 * Asks for a contact, then for the code that was sent there (S5.16), then leads to `/new-password/{code}`.
 */
export function RemindForm() {
  const settings = useAuthSettings();
  const { search } = useLocation();
  const { pending, change, hasMoved } = usePendingContact('restore');
  const authType = chosenType(search, settings.loginTypes, settings.remindType);
  if (pending)
    return (
      <RestoreCode
        pending={pending}
        settings={settings}
        takesFocus={hasMoved}
        onForget={() => change(null)}
      />
    );
  return (
    <ContactStep
      // Remount when the type changes, so that the phone form doesn't keep an error about an e-mail address.
      key={authType}
      purpose="restore"
      authType={authType}
      takesFocus={hasMoved}
      settings={settings}
      tabs={<AuthTypeTabs types={settings.loginTypes} chosen={authType} />}
      title={<FormattedMessage id="auth.remind.title" />}
      lead={
        <FormattedMessage id={authType === 'phone' ? 'auth.remind.phoneLead' : 'auth.remind.emailLead'} />
      }
      submitLabel={<FormattedMessage id="auth.remind.submit" />}
      footer={
        <FormLink to={withType(carryOver(paths.login(), search), authType)}>
          <FormattedMessage id="auth.remind.toLogin" />
        </FormLink>
      }
      toBody={(contact) => contactBody(authType, contact)}
      loadSchema={requestRestoreSchema}
      mutation={requestRestoreMutation()}
      captchaAction="restore"
      onSent={(contact) => change({ step: 'code', authType, contact })}
    />
  );
}

interface RestoreCodeProps {
  pending: PendingContact;
  settings: AuthSettings;
  takesFocus: boolean;
  onForget: () => void;
}

function RestoreCode({ pending, settings, takesFocus, onForget }: RestoreCodeProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { authType, contact } = pending;
  const isPhone = authType === 'phone';
  const resend = useResendRestore(pending);
  return (
    <CodeStep
      purpose="restore"
      pending={pending}
      takesFocus={takesFocus}
      support={settings.support}
      title={<FormattedMessage id={isPhone ? 'auth.code.phoneTitle' : 'auth.code.emailTitle'} />}
      lead={
        isPhone ? (
          <FormattedMessage
            id="auth.code.phoneLead"
            values={{ phone: formatPhone(contact, settings.phoneCountries) }}
          />
        ) : (
          <FormattedMessage id="auth.code.emailLead" values={{ email: contact }} />
        )
      }
      toBody={(code) => ({ ...contactBody(authType, contact), code })}
      loadSchema={checkRestoreSchema}
      mutation={checkRestoreMutation()}
      onConfirmed={async ({ code }) => {
        onForget();
        await navigate(carryOver(paths.newPassword(code), search), { replace: true });
      }}
      resend={resend}
      onChange={onForget}
    />
  );
}
