import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { CancelBonusesView, type CancelBonusesViewProps } from './CancelBonusesModal.tsx';

const refused = (code: string) => ({ step: 'failed', refused: { code }, isUncertain: false }) as const;

const usual: CancelBonusesViewProps = {
  state: { step: 'question' },
  bonus: { amount: 4_200_00, currency: 'RUB' },
  roundsLeft: 36,
  onConfirm: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'gifts/CancelBonusesView',
  component: CancelBonusesView,
  args: usual,
});

export const Question = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/4\s200,00/)).toHaveTextContent(
      storyText('gifts.cancel.rounds', { count: 36 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.cancel.keep') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.cancel.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
/** Closing the dialog can't undo a request that was sent, so there is no button to keep the bonus. */
export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('button', { name: storyText('gifts.cancel.keep') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Done = meta.story({
  args: { state: { step: 'done', answer: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('gifts.cancel.doneText'));
    await expect(canvas.queryByRole('button', { name: storyText('gifts.cancel.confirm') })).toBeNull();
  },
});
export const Refused = meta.story({
  args: { state: refused('bonus_request_failed') },
});
export const NothingToCancel = meta.story({
  args: { state: refused('no_active_bonus') },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: storyText('common.action.retry') })).toBeNull();
  },
});
export const NoAnswer = meta.story({
  args: { state: { ...refused('timeout'), isUncertain: true } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gifts.cancel.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
