import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { MilesToastView } from './showMiles.tsx';

const total = (count: number | undefined): number | undefined => count;

const meta = preview.meta({
  title: 'notifications/MilesToastView',
  component: MilesToastView,
  args: { miles: 25, total: total(1225), onClose: fn() },
});

export const Miles = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(storyText('notifications.miles.gain', { miles: 25 }))).toBeVisible();
    const link = canvas.getByRole('link', { name: storyText('notifications.miles.toLevels') });
    await expect(link).toHaveAttribute('href', '/profile/levels');
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const WithoutTotal = meta.story({ args: { total: total(undefined) } });
export const Largest = meta.story({
  args: { miles: Number.MAX_SAFE_INTEGER, total: total(Number.MAX_SAFE_INTEGER) },
});
