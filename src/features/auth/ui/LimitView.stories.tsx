import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { support } from './auth.fixtures.ts';
import { LimitView, type LimitViewProps } from './LimitView.tsx';

const args: LimitViewProps = {
  limit: {
    code: 'code_attempts_exceeded',
    notice: { id: 'form.error.code_attempts_exceeded' },
    retryAfterSeconds: null,
  },
  support,
  onRetry: fn(),
  onBack: fn(),
};
const tooManyAttempts = {
  code: 'attempts_limit',
  notice: { id: 'form.error.attempts_limit', values: { minutes: 5, seconds: 300 } },
} as const;
const meta = preview.meta({ title: 'auth/LimitView', component: LimitView, args });

export const WrongTooOften = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('form.limit.newCode') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** The server sends another code only after a while. */
export const NewCodeLater = meta.story({
  args: { resendSeconds: 20 },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /0:20/ })).toBeDisabled();
  },
});
/** After too many attempts, the step counts down to the next attempt. */
export const Waiting = meta.story({
  args: { limit: { ...tooManyAttempts, retryAfterSeconds: 287 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /4:4\d/ })).toBeDisabled();
  },
});
export const WaitIsOver = meta.story({
  args: { limit: { ...tooManyAttempts, retryAfterSeconds: 0 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('common.action.retry') })).toBeEnabled();
  },
});
/** Waiting doesn't help with this refusal, so the step offers only support. */
export const SupportAlone = meta.story({
  args: {
    limit: {
      code: 'request_limit_exceeded',
      notice: { id: 'form.error.request_limit_exceeded' },
      retryAfterSeconds: null,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});
