import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { checkRestoreCode, requestPasswordRestore, resendPhoneCode } from '#/api/generated/endpoints/auth/auth.ts';
import type { RequestPasswordRestoreBody } from '#/api/generated/model/index.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import { checkRestoreSchema, requestRestoreSchema } from './data/schemas.ts';
import { useAuthSettings, type AuthSettings } from './data/useAuthSettings.ts';
import { usePendingContact } from './data/usePendingContact.ts';
import { carryOver, loginPath, newPasswordPath } from './model/authPaths.ts';
import { chosenType } from './model/authType.ts';
import { contactBody } from './model/contactBody.ts';
import type { PendingContact } from './model/pendingContact.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { AuthTypeTabs } from './ui/AuthTypeTabs.tsx';
import { FormLink } from './ui/FormLink.tsx';

/** Sends the code of a restore, with the answer of the captcha where one is asked for. */
function useRestoreRequest(): (body: RequestPasswordRestoreBody) => Promise<number> {
  const captcha = useCaptcha();
  return async (body) => (await captcha.send('restore', body, requestPasswordRestore)).resend_after;
}

/** A forgotten password: where the code goes, then the code, which is mandatory (specification §5), then `/new-password/{code}`. */
export function RemindForm() {
  const settings = useAuthSettings();
  const request = useRestoreRequest();
  const { search } = useLocation();
  const { pending, change, hasMoved } = usePendingContact('restore');
  const authType = chosenType(search, settings.loginTypes, settings.remindType);
  if (pending) return <RestoreCode pending={pending} settings={settings} request={request} takesFocus={hasMoved} onForget={() => change(null)} />;
  return (
    <ContactStep
      // Another type is another form: what the server said of an e-mail does not hold for a phone.
      key={authType}
      purpose="restore"
      authType={authType}
      takesFocus={hasMoved}
      settings={settings}
      tabs={<AuthTypeTabs types={settings.loginTypes} chosen={authType} />}
      title={<FormattedMessage id="auth.remind.title" />}
      lead={<FormattedMessage id={authType === 'phone' ? 'auth.remind.phoneLead' : 'auth.remind.emailLead'} />}
      submitLabel={<FormattedMessage id="auth.remind.submit" />}
      footer={
        <FormLink to={carryOver(loginPath, search)}>
          <FormattedMessage id="auth.remind.toLogin" />
        </FormLink>
      }
      toBody={(contact) => contactBody(authType, contact)}
      loadSchema={requestRestoreSchema}
      sendCode={request}
      onSent={(contact) => change({ step: 'code', authType, contact })}
    />
  );
}

interface RestoreCodeProps {
  pending: PendingContact;
  settings: AuthSettings;
  request: (body: RequestPasswordRestoreBody) => Promise<number>;
  takesFocus: boolean;
  onForget: () => void;
}

function RestoreCode({ pending, settings, request, takesFocus, onForget }: RestoreCodeProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { authType, contact } = pending;
  const isPhone = authType === 'phone';
  return (
    <CodeStep
      purpose="restore"
      pending={pending}
      takesFocus={takesFocus}
      support={settings.support}
      title={<FormattedMessage id={isPhone ? 'auth.code.phoneTitle' : 'auth.code.emailTitle'} />}
      lead={
        isPhone ? (
          <FormattedMessage id="auth.code.phoneLead" values={{ phone: formatPhone(contact, settings.phoneCountries) }} />
        ) : (
          <FormattedMessage id="auth.code.emailLead" values={{ email: contact }} />
        )
      }
      toBody={(code) => ({ ...contactBody(authType, contact), code })}
      loadSchema={checkRestoreSchema}
      confirm={async (body) => {
        const { code } = await checkRestoreCode(body);
        onForget();
        await navigate(carryOver(newPasswordPath(code), search), { replace: true });
      }}
      resend={async () => (isPhone ? (await resendPhoneCode({ phone: contact })).resend_after : request(contactBody(authType, contact)))}
      onChange={onForget}
    />
  );
}
