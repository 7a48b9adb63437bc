import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { textField } from '../ui/auth.fixtures.ts';
import { ChangePasswordView, type ChangePasswordViewProps } from './ChangePasswordModal.tsx';

const fieldsWith = (
  notices: Partial<Record<keyof ChangePasswordViewProps['fields'], FormatjsIntl.Message['ids']>>,
): ChangePasswordViewProps['fields'] => {
  const field = (name: keyof ChangePasswordViewProps['fields']) => {
    const id = notices[name];
    return textField(name, id && { id });
  };
  return {
    oldPassword: field('oldPassword'),
    password: field('password'),
    passwordConfirm: field('passwordConfirm'),
    endOtherSessions: field('endOtherSessions'),
  };
};

const meta = preview.meta({
  title: 'auth/ChangePasswordView',
  component: ChangePasswordView,
  args: {
    fields: fieldsWith({}),
    password: '',
    ownNames: ['fox.north@example.test', '61491570156', 'northern_fox'],
    notice: undefined,
    isSending: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

export const Empty = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.newPassword.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const Weak = meta.story({
  args: { password: 'comet' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('auth.strength.weak'));
  },
});
/** A long and varied password is still weak if it contains the player's name. The form says so. */
export const OwnName = meta.story({
  args: { password: 'Fox.North-2026!' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('auth.strength.ownName'));
  },
});
export const Fair = meta.story({ args: { password: 'comet-19' } });
export const Strong = meta.story({
  args: { password: 'comet-and-fox' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('auth.strength.strong'));
  },
});
export const Refused = meta.story({
  args: {
    password: 'casino-2026',
    fields: fieldsWith({
      oldPassword: 'auth.error.wrong_old_password',
      password: 'auth.error.password_too_common',
    }),
    notice: { id: 'form.error.attempts_limit', values: { minutes: 5 } },
  },
});
export const AfterEndingADevice = meta.story({ args: { endedDevice: 'Safari, iOS' } });
export const Sending = meta.story({ args: { password: 'comet-and-fox', isSending: true } });
