import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import { FormattedMessage, useIntl } from 'react-intl';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link, useLocation } from 'react-router';
import type { AuthType } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding, TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { PhoneField, type PhoneFieldProps } from '#/ui/PhoneField/PhoneField.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { keepFocus } from '#/ui/takeFocus.ts';
import { type AuthTypes, searchWithType } from '../model/authType.ts';
import styles from './fields.module.css';

export interface ContactInputProps {
  authType: AuthType;
  field: ControlBinding<string>;
  countries: PhoneFieldProps['countries'];
}

export function ContactInput({ authType, field: { notice, ...field }, countries }: ContactInputProps) {
  const intl = useIntl();
  const error = notice && <NoticeText notice={notice} />;
  if (authType === 'phone')
    return (
      <PhoneField
        {...field}
        countries={countries}
        label={intl.formatMessage({ id: 'auth.field.phone' })}
        countryLabel={intl.formatMessage({ id: 'auth.field.country' })}
        error={error}
      />
    );
  return (
    <TextField
      {...field}
      onChange={(event) => field.onChange(event.target.value)}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={intl.formatMessage({ id: 'auth.login.email' })}
      error={error}
      start={<Icon of={Mail} />}
    />
  );
}

export interface PasswordInputProps {
  field: TextBinding;
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  hint?: ReactNode;
}

export function PasswordInput({
  field: { notice, ...field },
  autoComplete,
  label,
  hint,
}: PasswordInputProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      type="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      label={label ?? intl.formatMessage({ id: 'auth.login.password' })}
      hint={hint}
      error={notice && <NoticeText notice={notice} />}
      start={<Icon of={Lock} />}
      reveal={{
        show: intl.formatMessage({ id: 'auth.login.showPassword' }),
        hide: intl.formatMessage({ id: 'auth.login.hidePassword' }),
      }}
    />
  );
}

const looks = {
  email: { icon: Mail, text: 'auth.type.email' },
  phone: { icon: Smartphone, text: 'auth.type.phone' },
} as const;

interface AuthTypeTabsProps {
  types: AuthTypes;
  chosen: AuthType;
  /** Called when the player chooses another login type. */
  onChange?: () => void;
}

/** Navigation state that the links between login types set. It shows that the player pressed one of them. */
const CHOSEN = 'authType';

/**
 * Links that select the login type. They are links because the URL holds the type. Renders nothing if there
 * is only one type. If a press remounts the form and its links, the pressed link takes the focus again.
 */
export function AuthTypeTabs({ types, chosen, onChange }: AuthTypeTabsProps) {
  const intl = useIntl();
  const { pathname, search, state } = useLocation();
  if (types.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'auth.type.label' })}>
      {types.map((type) => (
        <Link
          key={type}
          ref={type === chosen && state === CHOSEN ? keepFocus : undefined}
          className={styles.tab}
          to={{ pathname, search: searchWithType(search, type) }}
          replace
          state={CHOSEN}
          preventScrollReset
          onClick={type === chosen ? undefined : onChange}
          aria-current={type === chosen ? 'true' : undefined}
        >
          <Icon of={looks[type].icon} size="sm" />
          <FormattedMessage id={looks[type].text} />
        </Link>
      ))}
    </nav>
  );
}
