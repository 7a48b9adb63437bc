import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Player } from '#/api/generated/model/index.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import type { ChangePasswordProps } from '../auth.modals.ts';
import { changePasswordMutation } from '../data/mutations.ts';
import { changePasswordSchema } from '../data/schemas.ts';
import { readPasswordRefusal } from '../model/refusals.ts';
import { newPasswordRules, passwordRules, repeatedPasswordRules } from '../model/rules.ts';
import { ChangePasswordView } from '../ui/ChangePasswordView.tsx';

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
      await call(body);
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
      password={password}
      ownNames={player ? ownNamesOf(player) : []}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
    />
  );
}
