import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { ReminderView } from './Reminder.tsx';

const meta = preview.meta({
  title: 'responsible-play/ReminderView',
  component: ReminderView,
  args: {
    interval: 60 as const,
    onInterval: fn(),
    activity: {
      kind: 'ready' as const,
      data: {
        from: '2026-01-14T11:00:00Z',
        deposits: 0,
        payouts: 0,
        netDeposits: 0,
        bets: 1_250_00,
        wins: 900_00,
        net: -350_00,
        currency: 'RUB' as const,
      },
    },
  },
});

export const EveryHour = meta.story({
  async play({ canvas, userEvent, args }) {
    const radios = canvas.getAllByRole('radio');
    await expect(radios.at(-1)).toHaveAccessibleName(
      storyText('responsiblePlay.reminder.every', { minutes: 0 }),
    );
    await expect(
      canvas.getByRole('radio', { name: storyText('responsiblePlay.reminder.every', { minutes: 60 }) }),
    ).toBeChecked();
    await userEvent.click(
      canvas.getByRole('radio', { name: storyText('responsiblePlay.reminder.every', { minutes: 15 }) }),
    );
    await expect(args.onInterval).toHaveBeenCalledWith(15);
  },
});
export const Off = meta.story({ args: { interval: 0 as const } });
export const FiguresLoading = meta.story({ args: { activity: { kind: 'pending' as const } } });
export const FiguresFailed = meta.story({
  args: { activity: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
