import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { support } from './auth.fixtures.ts';
import { LimitView, type LimitViewProps } from './LimitView.tsx';

const args: LimitViewProps = {
  notice: { id: 'form.error.code_attempts_exceeded' },
  action: 'newCode',
  seconds: 0,
  support,
  onRetry: fn(),
  onBack: fn(),
};
const meta = preview.meta({ title: 'auth/LimitView', component: LimitView, args });

export const WrongTooOften = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.limit.newCode') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** Too many attempts: offers the next one after five minutes. */
export const Waiting = meta.story({
  args: {
    notice: { id: 'form.error.attempts_limit', values: { minutes: 5, seconds: 300 } },
    action: 'retry',
    seconds: 287,
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: storyText('auth.limit.wait', { time: '4:47' }) }),
    ).toBeDisabled();
  },
});
export const WaitIsOver = meta.story({
  args: {
    notice: { id: 'form.error.attempts_limit', values: { minutes: 5, seconds: 300 } },
    action: 'retry',
  },
});
/** Offers support only. */
export const SupportAlone = meta.story({
  args: { notice: { id: 'form.error.request_limit_exceeded' }, action: 'none' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});
