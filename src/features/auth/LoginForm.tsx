import { useState } from 'react';
import { useLocation } from 'react-router';
import { login } from '#/api/generated/endpoints/auth/auth.ts';
import type { AuthType, LoginBody } from '#/api/generated/model/index.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import { checkFields, emailRules, phoneRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { cookies } from '#/lib/storage.ts';
import { loginSchema } from './data/schemas.ts';
import { useAuthSettings, type AuthSettings } from './data/useAuthSettings.ts';
import { useLimit } from './data/useLimit.ts';
import { useLogIn } from './data/useLogIn.ts';
import { carryOver, registrationPath, remindPath } from './model/authPaths.ts';
import { chosenType } from './model/authType.ts';
import { contactBody } from './model/contactBody.ts';
import { readAuthRefusal } from './model/refusals.ts';
import { passwordRules } from './model/rules.ts';
import { LimitStep } from './steps/LimitStep.tsx';
import { AuthTypeTabs } from './ui/AuthTypeTabs.tsx';
import { EmailInput, PhoneInput } from './ui/fields.tsx';
import { LoginView } from './ui/LoginView.tsx';

/** Login by e-mail or by phone (specification §5). Whoever hears of the login leads on. */
export function LoginForm() {
  const settings = useAuthSettings();
  const { search } = useLocation();
  const { limit, hasReturned, reach, leave } = useLimit();
  const authType = chosenType(search, settings.loginTypes);
  if (limit) return <LimitStep limit={limit} support={settings.support} onRetry={leave} />;
  // Another type is another form: what the server said of an e-mail does not hold for a phone.
  return <LoginFields key={authType} authType={authType} settings={settings} search={search} takesFocus={hasReturned} onLimit={reach} />;
}

interface LoginFieldsProps {
  authType: AuthType;
  settings: AuthSettings;
  search: string;
  takesFocus: boolean;
  onLimit: (limit: Limit) => void;
}

function LoginFields({ authType, settings, search, takesFocus, onLimit }: LoginFieldsProps) {
  const captcha = useCaptcha();
  const logIn = useLogIn();
  const areCookiesBlocked = useState(() => cookies.areBlocked())[0];
  const form = useServerForm<{ email: string; phone: string; password: string }, LoginBody>({
    defaultValues: { email: '', phone: '', password: '' },
    hidden: [authType === 'email' ? 'phone' : 'email'],
    check: ({ email, phone, password }) =>
      // A mail program's copy of an address often comes with spaces around it.
      authType === 'email'
        ? checkFields({ email: email.trim(), password }, { email: emailRules, password: passwordRules })
        : checkFields({ phone, password }, { phone: phoneRules, password: passwordRules }),
    toBody: ({ email, phone, password }) => ({ ...contactBody(authType, authType === 'email' ? email.trim() : phone), password }),
    loadSchema: loginSchema,
    readRefusal: readAuthRefusal,
    onLimit,
    send: async (body) => logIn(await captcha.send('login', body, login)),
  });
  const phone = useFormControl(form, 'phone');
  return (
    <LoginView
      takesFocus={takesFocus}
      tabs={<AuthTypeTabs types={settings.loginTypes} chosen={authType} />}
      contact={authType === 'email' ? <EmailInput field={form.text('email')} /> : <PhoneInput field={phone} countries={settings.phoneCountries} />}
      password={form.text('password')}
      notice={form.notice}
      isSending={form.isSending}
      areCookiesBlocked={areCookiesBlocked}
      links={{ remind: carryOver(remindPath, search), registration: carryOver(registrationPath, search) }}
      onSubmit={form.onSubmit}
    />
  );
}
