import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { BonusesOffView } from './BonusesOffView.tsx';

const meta = preview.meta({
  title: 'entities/BonusesOffView',
  component: BonusesOffView,
  args: { onSupport: fn() },
});

export const BonusesOff = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/help/account-closed');
    await userEvent.click(canvas.getByRole('button', { name: storyText('player.bonusesOff.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
