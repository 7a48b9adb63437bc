import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { InvalidLink, NewPasswordForm, PasswordSet } from './NewPasswordForm.tsx';

const meta = preview.meta({
  title: 'auth/NewPasswordForm',
  component: NewPasswordForm,
  parameters: { path: '/new-password/r7Qm2ZkX9wPd' },
  args: { code: 'r7Qm2ZkX9wPd' },
});

export const Empty = meta.story();

/** A field shows no error until the player has changed it, and never more than one error. */
export const Mistakes = meta.story({
  async play({ canvas, userEvent }) {
    const password = await canvas.findByLabelText(storyText('auth.newPassword.password'), {
      selector: 'input',
    });
    await userEvent.type(password, 'пароль');
    await expect(password).toHaveAccessibleDescription(storyText('form.validation.notCyrillic'));
    await userEvent.clear(password);
    await expect(password).toHaveAccessibleDescription(storyText('common.validation.required'));
    await userEvent.type(password, 'casino');
    await expect(password).toHaveAccessibleDescription(storyText('form.validation.minLength', { min: 8 }));
    await userEvent.type(password, '-2027');
    const repeated = canvas.getByLabelText(storyText('auth.newPassword.repeat'), { selector: 'input' });
    await expect(repeated).not.toBeInvalid();
    await userEvent.type(repeated, 'casino');
    await expect(repeated).toHaveAccessibleDescription(storyText('form.validation.sameAsPassword'));
    await userEvent.type(repeated, '-2027');
    await expect(repeated).not.toBeInvalid();
  },
});
export const Done = meta.story({ render: () => <PasswordSet /> });
export const LinkIsCut = meta.story({
  args: { code: 'код' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('auth.newPassword.again') })).toHaveAttribute(
      'href',
      '/remind',
    );
  },
});
export const LinkWasUsed = meta.story({ render: () => <InvalidLink /> });
