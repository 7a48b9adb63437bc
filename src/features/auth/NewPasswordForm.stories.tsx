import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { InvalidLink, NewPasswordForm, PasswordSet } from './NewPasswordForm.tsx';

const meta = preview.meta({
  title: 'auth/NewPasswordForm',
  component: NewPasswordForm,
  parameters: { path: '/new-password/r7Qm2ZkX9wPd' },
  args: { code: 'r7Qm2ZkX9wPd' },
});

export const Empty = meta.story();

/** Errors come once a field is dirty, the first of each only. */
export const Mistakes = meta.story({
  async play({ canvas, userEvent }) {
    const password = canvas.getByLabelText('Новый пароль', { selector: 'input' });
    await userEvent.type(password, 'пароль');
    await expect(password).toHaveAccessibleDescription('Без русских букв: проверь раскладку');
    await userEvent.clear(password);
    await expect(password).toHaveAccessibleDescription('Заполни это поле');
    await userEvent.type(password, 'casino');
    await expect(password).toHaveAccessibleDescription(/Нужно хотя бы 8/);
    await userEvent.type(password, '-2027');
    const repeated = canvas.getByLabelText('Ещё раз', { selector: 'input' });
    await expect(repeated).not.toBeInvalid();
    await userEvent.type(repeated, 'casino');
    await expect(repeated).toHaveAccessibleDescription('Пароли не совпадают');
    await userEvent.type(repeated, '-2027');
    await expect(repeated).not.toBeInvalid();
  },
});
export const Done = meta.story({ render: () => <PasswordSet /> });
export const LinkIsCut = meta.story({
  args: { code: 'код' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Запросить новую' })).toHaveAttribute('href', '/remind');
  },
});
export const LinkWasUsed = meta.story({ render: () => <InvalidLink /> });
