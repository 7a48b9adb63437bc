import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { everything, nothing } from './model/consentChoice.ts';
import { ConsentBannerView } from './ConsentBanner.tsx';

const meta = preview.meta({
  title: 'tracking/ConsentBannerView',
  component: ConsentBannerView,
  args: { onDecide: fn(), onSettings: fn() },
});

/** "Accept" and "decline" have the same look, and each takes one press. */
export const Asked = meta.story({
  async play({ canvas, userEvent, args }) {
    const accept = canvas.getByRole('button', { name: storyText('tracking.consent.yes') });
    const decline = canvas.getByRole('button', { name: storyText('tracking.consent.no') });
    await expect(accept.dataset['variant']).toBe(decline.dataset['variant']);
    await expect(accept.offsetHeight).toBe(decline.offsetHeight);
    await userEvent.click(accept);
    await userEvent.click(decline);
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, everything);
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, nothing);
    await userEvent.click(canvas.getByRole('button', { name: storyText('tracking.consent.settings') }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
});
export const AskedOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const AskedOnNarrowPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });
