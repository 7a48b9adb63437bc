import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#/api/ApiError.ts';
import type { AuthType, LoginBody } from '#/api/generated/model/index.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import { checkFields, secondFactorRules } from '#/entities/form/rules.ts';
import { type TextBinding, useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { gameQuery } from '#/entities/game/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { areCookiesBlocked } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { paths } from '#/paths.ts';
import { Unrestricted, useRestriction } from '#/entities/player/restriction.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { logIn, loginMutation, loginSchema } from './data/mutations.ts';
import { type AuthSettings, useAuthSettings } from './data/useAuthSettings.ts';
import { carryOver } from './carryOver.ts';
import { chosenType, cleanContact, contactBody, contactRules, withType } from './model/authType.ts';
import { readAuthRefusal } from './model/refusals.ts';
import { passwordRules } from './model/rules.ts';
import { keptContact, typedContact } from './model/typedContact.ts';
import { LimitView, useLimit } from './ui/LimitView.tsx';
import { AuthTypeTabs, ContactInput, PasswordInput } from './ui/fields.tsx';
import { SecondFactorView } from './ui/SecondFactorView.tsx';
import { AuthForm, FormLink, FormQuestion } from './ui/AuthForm.tsx';

export function LoginForm() {
  const settings = useAuthSettings();
  const { search } = useLocation();
  const { limit, hasReturned, reach, leave } = useLimit();
  const authType = chosenType(search, settings.loginTypes);
  const [asked, setAsked] = useState<LoginBody | null>(null);
  // The limit is that of one account, so the player can log in to another one.
  const startOver = (): void => {
    leave();
    setAsked(null);
  };
  if (limit) return <LimitView limit={limit} support={settings.support} onRetry={leave} onBack={startOver} />;
  if (asked) return <SecondFactorStep login={asked} onLimit={reach} onBack={() => setAsked(null)} />;
  return (
    <LoginFields
      authType={authType}
      settings={settings}
      search={search}
      takesFocus={hasReturned}
      onLimit={reach}
      onSecondFactor={setAsked}
    />
  );
}

interface LoginFieldsProps {
  authType: AuthType;
  settings: AuthSettings;
  search: string;
  takesFocus: boolean;
  onLimit: (limit: Limit) => void;
  /** Called if the password was correct, but the account also requires a code. */
  onSecondFactor: (login: LoginBody) => void;
}

function LoginFields({ authType, settings, search, takesFocus, onLimit, onSecondFactor }: LoginFieldsProps) {
  const captcha = useCaptcha();
  const [isExcluded, setExcluded] = useState(false);
  const isExcludedHere = useRestriction().kind === 'excluded';
  // The choice to log in for a payout applies to one attempt only. The next attempt is an ordinary login.
  const isPayoutOnly = useRef(false);
  const isWithoutCookies = useState(areCookiesBlocked)[0];
  const form = useServerForm({
    defaultValues: { email: typedContact('email'), phone: typedContact('phone'), password: '' },
    hidden: [authType === 'email' ? 'phone' : 'email'],
    // The contact is kept, and a password is typed at every login.
    asksBeforeLeaving: false,
    check: ({ [authType]: contact, password }) =>
      checkFields(
        { [authType]: cleanContact(contact), password },
        { [authType]: contactRules(authType), password: passwordRules },
      ),
    toBody: ({ [authType]: contact, password }) => ({
      ...contactBody(authType, contact),
      password,
      // After a self-exclusion on this device, the page offers only this login. It doesn't restrict others.
      ...(isPayoutOnly.current || isExcludedHere ? { isPayoutOnly: true } : {}),
    }),
    loadSchema: loginSchema,
    readRefusal: readAuthRefusal,
    onLimit,
    mutation: loginMutation(),
    send: async (body, call) => {
      isPayoutOnly.current = false;
      try {
        logIn(await captcha.send('login', body, call));
      } catch (error) {
        const code = isApiError(error) ? error.code : null;
        setExcluded(code === 'self_excluded');
        if (code !== 'two_factor_required') throw error;
        onSecondFactor(body);
      }
    },
  });
  const contact = keptContact(useFormControl(form, authType), authType);
  return (
    <LoginView
      takesFocus={takesFocus}
      tabs={<AuthTypeTabs types={settings.loginTypes} chosen={authType} onChange={form.clearNotice} />}
      contact={<ContactInput authType={authType} field={contact} countries={settings.phoneCountries} />}
      password={form.text('password')}
      notice={form.notice}
      isSending={form.isSending}
      areCookiesBlocked={isWithoutCookies}
      payoutOnly={
        isExcluded && (
          // A self-excluded player may log in only for a payout of the remaining money (S10.3).
          <Button
            type="submit"
            variant="secondary"
            isFullWidth
            onClick={() => {
              isPayoutOnly.current = true;
            }}
          >
            <FormattedMessage id="auth.login.payoutOnly" />
          </Button>
        )
      }
      links={{
        remind: withType(carryOver(paths.remind(), search), authType),
        registration: withType(carryOver(paths.registration(), search), authType),
      }}
      onSubmit={form.onSubmit}
    />
  );
}

interface SecondFactorStepProps {
  /** Body of the first login request. The second request sends the same body with the code added. */
  login: LoginBody;
  onLimit: (limit: Limit) => void;
  onBack: () => void;
}

/** The second step of a login: asks for a code from the authenticator app, or a recovery code (S10.61). */
function SecondFactorStep({ login, onLimit, onBack }: SecondFactorStepProps) {
  const captcha = useCaptcha();
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields({ code: values.code.trim() }, { code: secondFactorRules }),
    // Leave out the solved captcha, because it is valid only once.
    toBody: ({ code }): LoginBody => {
      const { captcha: _used, ...again } = login;
      return { ...again, code: code.trim() };
    },
    loadSchema: loginSchema,
    readRefusal: readAuthRefusal,
    onLimit,
    mutation: loginMutation(),
    send: async (body, call) => logIn(await captcha.send('login', body, call)),
  });
  return (
    <SecondFactorView
      code={form.text('code')}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onSupport={() => openModal(supportModal, {})}
      onBack={onBack}
    />
  );
}

/**
 * The text above the form. For a self-excluded player, says that the login is only for a withdrawal (S10.3).
 * For other visitors, names the game that opens after the login, if there is one.
 */
function Lead() {
  const isExcluded = useRestriction().kind === 'excluded';
  const name = useWantedGame();
  if (isExcluded) return <FormattedMessage id="auth.login.payoutOnly" />;
  if (name !== undefined) return <FormattedMessage id="auth.login.toGame" values={{ name }} />;
  return <FormattedMessage id="auth.login.lead" />;
}

/** The name of the game that opens after the login. Undefined while loading, or if another page opens. */
function useWantedGame(): string | undefined {
  const { search } = useLocation();
  const path = sameSitePath(new URLSearchParams(search).get('redirect'));
  const route = path === null ? undefined : routeAt(path);
  const slug = route?.name === 'gameItem' ? route.params['name'] : undefined;
  return useQuery({ ...gameQuery(slug ?? ''), enabled: slug !== undefined }).data?.data.name;
}

interface LoginViewProps {
  takesFocus?: boolean;
  tabs: ReactNode;
  contact: ReactNode;
  password: TextBinding;
  notice: Notice | undefined;
  isSending: boolean;
  areCookiesBlocked: boolean;
  /** The button with which a self-excluded player logs in to withdraw the remaining money. */
  payoutOnly?: ReactNode;
  links: { remind: string; registration: string };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function LoginView({
  contact,
  password,
  areCookiesBlocked,
  payoutOnly,
  links,
  ...form
}: LoginViewProps) {
  return (
    <AuthForm
      {...form}
      title={<FormattedMessage id={payoutOnly ? 'auth.login.closedTitle' : 'auth.login.title'} />}
      lead={payoutOnly ? undefined : <Lead />}
      warning={areCookiesBlocked && <FormattedMessage id="auth.login.cookiesBlocked" />}
      submitLabel={<FormattedMessage id="auth.login.submit" />}
      footer={
        payoutOnly || (
          <Unrestricted>
            <FormQuestion question={<FormattedMessage id="auth.login.noAccount" />}>
              <FormLink to={links.registration}>
                <FormattedMessage id="auth.login.signUp" />
              </FormLink>
            </FormQuestion>
          </Unrestricted>
        )
      }
    >
      {contact}
      <PasswordInput field={password} autoComplete="current-password" />
      <FormLink to={links.remind} align="end">
        <FormattedMessage id="auth.login.forgot" />
      </FormLink>
    </AuthForm>
  );
}
