import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import { useIntl } from 'react-intl';
import type { AuthType } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding, TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { PhoneField, type PhoneFieldProps } from '#/ui/PhoneField/PhoneField.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';

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
  /** Hint for password managers. */
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
