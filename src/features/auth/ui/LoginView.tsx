import type { SubmitEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import type { LoginField, Notice } from '../model/loginRules.ts';
import styles from './LoginView.module.css';

export interface LoginViewProps {
  fields: Record<LoginField, UseFormRegisterReturn<LoginField>>;
  notices: Record<LoginField | 'form', Notice | undefined>;
  isSending: boolean;
  areCookiesBlocked: boolean;
  links: { remind: string; registration: string };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function LoginView({ fields, notices, isSending, areCookiesBlocked, links, onSubmit }: LoginViewProps) {
  const intl = useIntl();
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby="login-title">
      <header className={styles.header}>
        <h1 id="login-title" className={styles.title}>
          <FormattedMessage id="auth.login.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="auth.login.lead" />
        </p>
      </header>
      {areCookiesBlocked && (
        <p className={styles.warning} role="note">
          <FormattedMessage id="auth.login.cookiesBlocked" />
        </p>
      )}
      <div role="alert" className={styles.refusal} data-empty={notices.form ? undefined : true}>
        {notices.form && <NoticeText notice={notices.form} />}
      </div>
      <TextField
        {...fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={intl.formatMessage({ id: 'auth.login.email' })}
        error={notices.email && <NoticeText notice={notices.email} />}
        start={<Icon of={Mail} />}
      />
      <TextField
        {...fields.password}
        type="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'auth.login.password' })}
        error={notices.password && <NoticeText notice={notices.password} />}
        start={<Icon of={Lock} />}
        reveal={{ show: intl.formatMessage({ id: 'auth.login.showPassword' }), hide: intl.formatMessage({ id: 'auth.login.hidePassword' }) }}
      />
      <Link className={styles.link} to={links.remind}>
        <FormattedMessage id="auth.login.forgot" />
      </Link>
      <Button type="submit" size="lg" isFullWidth isWaiting={isSending}>
        <FormattedMessage id="auth.login.submit" />
      </Button>
      <p className={styles.other}>
        <FormattedMessage id="auth.login.noAccount" />{' '}
        <Link className={styles.link} to={links.registration}>
          <FormattedMessage id="auth.login.signUp" />
        </Link>
      </p>
    </form>
  );
}

function NoticeText({ notice }: { notice: Notice }) {
  if ('text' in notice) return notice.text;
  return <FormattedMessage id={notice.id} {...(notice.values ? { values: notice.values } : {})} />;
}
