import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import type { Player } from '#/api/generated/model/index.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import type { ChangePasswordProps } from '../auth.modals.ts';
import { changePasswordMutation, changePasswordSchema } from '../data/mutations.ts';
import { readPasswordRefusal } from '../model/refusals.ts';
import { newPasswordRules, PASSWORD_LENGTH, passwordRules, repeatedPasswordRules } from '../model/rules.ts';
import { AuthForm } from '../ui/AuthForm.tsx';
import { PasswordInput } from '../ui/fields.tsx';
import styles from './ChangePasswordModal.module.css';

const ownNamesOf = ({ emails, phones, nick_name: nickname }: Player): string[] => [
  ...emails.map(({ email }) => email),
  ...phones.map(({ value }) => value),
  nickname,
];

export default function ChangePasswordModal({
  endsOthers = false,
  endedDevice,
  close,
}: ChangePasswordProps & Closable) {
  const player = useQuery(profileQuery()).data?.data;
  // Stays true, because the next attempt is refused for its old password.
  const [mayBeChanged, setMayBeChanged] = useState(false);
  const form = useServerForm({
    defaultValues: { oldPassword: '', password: '', passwordConfirm: '', endOtherSessions: endsOthers },
    check: ({ oldPassword, password, passwordConfirm }) =>
      checkFields(
        { oldPassword, password, passwordConfirm },
        {
          oldPassword: passwordRules,
          password: newPasswordRules,
          passwordConfirm: repeatedPasswordRules(password),
        },
      ),
    toBody: (values) => values,
    loadSchema: changePasswordSchema,
    readRefusal: readPasswordRefusal,
    mutation: changePasswordMutation(),
    send: async (body, call) => {
      try {
        await call(body);
      } catch (error) {
        if (!isOutcomeKnown(error)) setMayBeChanged(true);
        throw error;
      }
      showMessage(body.endOtherSessions ? 'auth.changePassword.doneAlone' : 'auth.changePassword.done', {
        tone: 'success',
      });
      close();
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <ChangePasswordView
      fields={{
        oldPassword: form.text('oldPassword'),
        password: form.text('password'),
        passwordConfirm: form.text('passwordConfirm'),
        endOtherSessions: form.text('endOtherSessions'),
      }}
      endedDevice={endedDevice}
      mayBeChanged={mayBeChanged}
      password={password}
      ownNames={player ? ownNamesOf(player) : []}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
    />
  );
}

export interface ChangePasswordViewProps extends StrengthMeterProps {
  fields: Record<'oldPassword' | 'password' | 'passwordConfirm' | 'endOtherSessions', TextBinding>;
  endedDevice?: string | undefined;
  /** True once an answer was lost, so that the password may already be the new one. */
  mayBeChanged?: boolean | undefined;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function ChangePasswordView({
  fields,
  password,
  ownNames,
  endedDevice,
  mayBeChanged = false,
  ...form
}: ChangePasswordViewProps) {
  const { formatMessage } = useIntl();
  // Leave out `notice`: `Checkbox` doesn't accept this prop, and this field never has an error.
  const { notice: _, ...endOtherSessions } = fields.endOtherSessions;
  return (
    <AuthForm
      {...form}
      headingLevel={2}
      takesFocus
      title={<FormattedMessage id="auth.changePassword.title" />}
      lead={
        <>
          {endedDevice !== undefined && !mayBeChanged && (
            <FormattedMessage id="auth.changePassword.deviceEnded" values={{ name: endedDevice }} />
          )}
          {mayBeChanged && <FormattedMessage id="auth.changePassword.uncertain" />}
        </>
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

// Estimates how hard a new password is to guess. This is only a hint: the server decides which passwords it
// accepts.
interface StrengthMeterProps {
  password: string;
  /** The player's contacts and nickname, which a password should not contain. */
  ownNames: readonly string[];
}

/**
 * Shows how hard the password is to guess while the player types. The meter keeps its height while
 * the password is empty.
 */
function StrengthMeter({ password, ownNames }: StrengthMeterProps) {
  const strength = password === '' ? undefined : passwordStrength(password, ownNames);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.track} aria-hidden>
        <span className={styles.bar} />
      </div>
      <p role="status" className={styles.text}>
        {strength && (
          <>
            <FormattedMessage id="auth.strength.label" />
            {': '}
            <strong>
              <FormattedMessage id={`auth.strength.${strength}`} />
            </strong>
          </>
        )}
        {containsOwnName(password, ownNames) && (
          <>
            {'. '}
            <FormattedMessage id="auth.strength.ownName" />
          </>
        )}
      </p>
    </div>
  );
}

type Strength = 'weak' | 'fair' | 'strong';

const STRONG_LENGTH = 12;
/** A password with fewer different characters than this counts as a repeated pattern, such as `abababab`. */
const FEWEST_DIFFERENT = 5;
/** Shorter names are not searched for in the password, because they are too likely to be part of a word. */
const SHORTEST_NAME = 4;

/**
 * Whether the password contains the player's nickname, phone number, e-mail address or the part before the
 * @.
 */
export function containsOwnName(password: string, ownNames: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return ownNames
    .flatMap((name) => [name, name.replace(/@.*$/, '')])
    .some((name) => name.length >= SHORTEST_NAME && lower.includes(name.toLowerCase()));
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * Rates a password by its length and variety: lower case, upper case, digits and other characters. A long
 * password needs two of these to be strong. A shorter one needs three to be fair.
 */
export function passwordStrength(password: string, ownNames: readonly string[]): Strength {
  if (password.length < PASSWORD_LENGTH || containsOwnName(password, ownNames)) return 'weak';
  if (new Set(password).size < FEWEST_DIFFERENT) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= STRONG_LENGTH) return variety >= 2 ? 'strong' : 'fair';
  return variety >= 3 ? 'fair' : 'weak';
}
