import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { PASSWORD_LENGTH } from '../model/rules.ts';
import { AuthForm } from './AuthForm.tsx';
import { PasswordInput } from './fields.tsx';
import { StrengthMeter, type StrengthMeterProps } from './StrengthMeter.tsx';

export interface ChangePasswordViewProps extends StrengthMeterProps {
  fields: Record<'oldPassword' | 'password' | 'passwordConfirm' | 'endOtherSessions', TextBinding>;
  /** The device that was just signed out. */
  endedDevice?: string | undefined;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function ChangePasswordView({
  fields,
  password,
  ownNames,
  endedDevice,
  ...form
}: ChangePasswordViewProps) {
  const { formatMessage } = useIntl();
  // The notice of a checkbox is never set.
  const { notice: _, ...endOtherSessions } = fields.endOtherSessions;
  return (
    <AuthForm
      {...form}
      headingLevel={2}
      takesFocus
      title={<FormattedMessage id="auth.changePassword.title" />}
      lead={
        endedDevice !== undefined && (
          <FormattedMessage id="auth.changePassword.deviceEnded" values={{ name: endedDevice }} />
        )
      }
      submitLabel={<FormattedMessage id="auth.newPassword.submit" />}
    >
      <PasswordInput
        field={fields.oldPassword}
        autoComplete="current-password"
        label={formatMessage({ id: 'auth.changePassword.old' })}
        hint={<FormattedMessage id="auth.changePassword.oldHint" />}
      />
      <PasswordInput
        field={fields.password}
        autoComplete="new-password"
        label={formatMessage({ id: 'auth.newPassword.password' })}
        hint={<FormattedMessage id="auth.registration.passwordHint" values={{ min: PASSWORD_LENGTH }} />}
      />
      <StrengthMeter password={password} ownNames={ownNames} />
      <PasswordInput
        field={fields.passwordConfirm}
        autoComplete="new-password"
        label={formatMessage({ id: 'auth.newPassword.repeat' })}
      />
      <Checkbox {...endOtherSessions} label={<FormattedMessage id="auth.changePassword.others" />} />
    </AuthForm>
  );
}
