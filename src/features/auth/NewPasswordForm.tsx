import { useRef, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { isApiError } from '#/api/ApiError.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { paths } from '#/paths.ts';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { restorePasswordMutation, restoreSchema } from './data/mutations.ts';
import { restoreLinkQuery } from './data/queries.ts';
import { carryOver } from './carryOver.ts';
import { readAuthRefusal } from './model/refusals.ts';
import { newPasswordRules, PASSWORD_LENGTH, repeatedPasswordRules } from './model/rules.ts';
import { AuthForm, StepView } from './ui/AuthForm.tsx';
import { PasswordInput } from './ui/fields.tsx';

/** The API's format of a restore code. A code in any other format is from a truncated link. */
const RESTORE_CODE = /^[\w-]{4,150}$/;

/** `/new-password/{code}`: reached after a confirmed code or from an e-mail link. */
export function NewPasswordPage() {
  const { code = '' } = useParams();
  return <NewPasswordForm key={code} code={code} />;
}

export interface NewPasswordFormProps {
  code: string;
}

export function NewPasswordForm({ code }: NewPasswordFormProps) {
  const [state, setState] = useState<'open' | 'invalid' | 'maybeDone' | 'done'>(
    RESTORE_CODE.test(code) ? 'open' : 'invalid',
  );
  switch (state) {
    case 'open':
      return <OpenLink code={code} onEnd={setState} />;
    case 'invalid':
      return <InvalidLink />;
    case 'maybeDone':
      return <InvalidLink mayBeSet />;
    case 'done':
      return <PasswordSet />;
    default:
      return null;
  }
}

interface OpenLinkProps {
  code: string;
  onEnd: (state: 'invalid' | 'maybeDone' | 'done') => void;
}

/**
 * Checks the link. Shows an error only if the server calls the link invalid. If the check fails for another
 * reason, such as a lost connection, shows the form.
 */
function OpenLink(props: OpenLinkProps) {
  const { isPending, error } = useQuery(restoreLinkQuery(props.code));
  if (isPending) return <Skeletons heights={['3rem', '4rem', '4rem', '3rem']} />;
  return error?.code === 'restore_code_invalid' ? <InvalidLink /> : <NewPasswordFields {...props} />;
}

function NewPasswordFields({ code, onEnd }: OpenLinkProps) {
  const intl = useIntl();
  const mayBeSet = useRef(false);
  const form = useServerForm({
    defaultValues: { password: '', passwordConfirm: '' },
    check: (values) =>
      checkFields(values, {
        password: newPasswordRules,
        passwordConfirm: repeatedPasswordRules(values.password),
      }),
    toBody: (values) => ({ code, ...values }),
    loadSchema: restoreSchema,
    readRefusal: readAuthRefusal,
    mutation: restorePasswordMutation(),
    send: async (body, call) => {
      try {
        await call(body);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'restore_code_invalid') {
          mayBeSet.current ||= !isOutcomeKnown(error);
          throw error;
        }
        onEnd(mayBeSet.current ? 'maybeDone' : 'invalid');
        return;
      }
      onEnd('done');
    },
  });
  return (
    <AuthForm
      title={<FormattedMessage id="auth.newPassword.title" />}
      lead={<FormattedMessage id="auth.newPassword.lead" />}
      submitLabel={<FormattedMessage id="auth.newPassword.submit" />}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
    >
      <PasswordInput
        field={form.text('password')}
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'auth.newPassword.password' })}
        hint={<FormattedMessage id="auth.registration.passwordHint" values={{ min: PASSWORD_LENGTH }} />}
      />
      <PasswordInput
        field={form.text('passwordConfirm')}
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'auth.newPassword.repeat' })}
      />
    </AuthForm>
  );
}

interface InvalidLinkProps {
  /** True if the answer to a new password was lost, so that it may be set. */
  mayBeSet?: boolean;
}

/** The message for a restore link that was used, has expired or was truncated. */
export function InvalidLink({ mayBeSet = false }: InvalidLinkProps) {
  const { search } = useLocation();
  return (
    <StepView
      icon={<Icon of={Unlink} size="lg" />}
      title={<FormattedMessage id="auth.newPassword.invalidTitle" />}
      text={
        <FormattedMessage id={mayBeSet ? 'auth.newPassword.maybeSet' : 'auth.error.restore_code_invalid'} />
      }
    >
      {mayBeSet && (
        <ButtonLink to={carryOver(paths.login(), search)} size="lg" isFullWidth>
          <FormattedMessage id="auth.login.submit" />
        </ButtonLink>
      )}
      <ButtonLink
        variant={mayBeSet ? 'secondary' : 'primary'}
        to={carryOver(paths.remind(), search)}
        size="lg"
        isFullWidth
      >
        <FormattedMessage id="auth.newPassword.again" />
      </ButtonLink>
    </StepView>
  );
}

/** The message after the password was set. Setting it ends all sessions of the account. */
export function PasswordSet() {
  const { search } = useLocation();
  return (
    <StepView
      icon={<Icon of={CircleCheck} size="lg" />}
      title={<FormattedMessage id="auth.newPassword.doneTitle" />}
      text={<FormattedMessage id="auth.newPassword.doneText" />}
    >
      <ButtonLink to={carryOver(paths.login(), search)} size="lg" isFullWidth>
        <FormattedMessage id="auth.login.submit" />
      </ButtonLink>
    </StepView>
  );
}
