import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { everything, nothing } from '../model/consentChoice.ts';
import { ConsentSettings } from './ConsentSettings.tsx';

const meta = preview.meta({
  title: 'tracking/ConsentSettings',
  component: ConsentSettings,
  args: { chosen: nothing, onDecide: fn() },
});

export const NothingAgreed = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('switch', { name: storyText('tracking.purpose.affiliates') }));
    await userEvent.click(canvas.getByRole('button', { name: storyText('tracking.consent.save') }));
    await expect(args.onDecide).toHaveBeenCalledWith({ analytics: false, affiliates: true });
  },
});
export const EverythingAgreed = meta.story({
  args: { chosen: everything },
  async play({ canvas, userEvent, args }) {
    for (const choice of canvas.getAllByRole('switch')) await expect(choice).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: storyText('tracking.consent.decline') }));
    await expect(args.onDecide).toHaveBeenCalledWith(nothing);
  },
});
