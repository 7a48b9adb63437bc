import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { controlOf } from '../ui/auth.fixtures.ts';
import { CodeView } from './contactSteps.tsx';

const meta = preview.meta({
  title: 'auth/CodeView',
  component: CodeView,
  args: {
    type: 'phone' as const,
    title: 'Введи код из SMS',
    lead: 'Отправили его на +61 491 570 006',
    code: controlOf('code', ''),
    notice: undefined,
    isSending: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    resend: { seconds: 35, isSending: false, isSent: false, onResend: fn() },
    onChange: fn(),
  },
});

/** Offers another code once the countdown is over. */
export const Countdown = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('0:35')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: storyText('form.code.phone.resend') })).toBeNull();
  },
});
export const MayResend = meta.story({
  args: { resend: { seconds: 0, isSending: false, isSent: false, onResend: fn() } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('form.code.phone.resend') }));
    await expect(args.resend.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.code.changePhone') }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const Resending = meta.story({
  args: { resend: { seconds: 0, isSending: true, isSent: false, onResend: fn() } },
});
export const Resent = meta.story({
  args: { resend: { seconds: 34, isSending: false, isSent: true, onResend: fn() } },
});
export const WrongCode = meta.story({
  args: { code: controlOf('code', '1234', { id: 'form.error.code_wrong' }) },
});
export const LateCode = meta.story({
  args: { code: controlOf('code', '1234', { id: 'form.error.code_expired' }) },
});
export const TooManySends = meta.story({
  args: {
    notice: { id: 'form.error.sending_limit', values: { minutes: 5, seconds: 300 } },
    resend: { seconds: 0, isSending: false, isSent: false, onResend: fn() },
  },
});
export const Sending = meta.story({ args: { code: controlOf('code', '1234'), isSending: true } });
export const OfALetter = meta.story({
  args: {
    type: 'email' as const,
    title: 'Проверь почту',
    lead: `Письмо ушло на ${'a'.repeat(130)}@example.test`,
  },
});
