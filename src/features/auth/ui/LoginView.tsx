import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { PasswordInput } from './fields.tsx';
import { FormLink, FormQuestion } from './FormLink.tsx';

export interface LoginViewProps {
  takesFocus?: boolean;
  tabs: ReactNode;
  contact: ReactNode;
  password: TextBinding;
  notice: Notice | undefined;
  isSending: boolean;
  areCookiesBlocked: boolean;
  /** The button with which a self-excluded player reaches their money. */
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
      lead={payoutOnly ? undefined : <FormattedMessage id="auth.login.lead" />}
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
