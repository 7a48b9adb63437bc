import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({ title: 'ui/TextField', component: TextField, args: { label: 'E-mail' } });

export const Empty = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'me@example.test');
    await expect(input).toHaveValue('me@example.test');
    await expect(input).toHaveAttribute('maxlength', '150');
  },
});
export const Filled = meta.story({ args: { defaultValue: 'player@example.test' } });
export const WithHint = meta.story({
  args: { hint: 'We write only about your account' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We write only about your account');
  },
});
export const WithError = meta.story({
  args: { hint: 'We write only about your account', error: 'There must be an @ in it', defaultValue: 'me' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('There must be an @ in it');
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'player@example.test' } });
export const LongestText = meta.story({
  args: {
    label: 'The address to which we send the code '.repeat(6),
    error: 'It cannot be used, because '.repeat(8),
    defaultValue: 'a'.repeat(150),
  },
});
export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Password = meta.story({
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'casino-2026',
    reveal: { show: 'Show the password', hide: 'Hide the password' },
  },
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

/** Focus on the question mark shows the explanation, and Escape hides it. */
export const WithTooltip = meta.story({
  args: {
    label: 'Promo code',
    tooltip: {
      label: 'What is a promo code',
      text: 'Letters and digits from our e-mail or from a partner site',
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const text = canvas.getByText('Letters and digits from our e-mail or from a partner site');
    await waitFor(() => expect(text.matches(':popover-open')).toBe(true));
    await expect(canvas.getByRole('button', { name: 'What is a promo code' })).toHaveAccessibleDescription(
      /Letters and digits/,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text.matches(':popover-open')).toBe(false));
  },
});
