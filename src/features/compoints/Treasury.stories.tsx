import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { TreasuryView } from './Treasury.tsx';

const meta = preview.meta({
  title: 'compoints/TreasuryView',
  component: TreasuryView,
  args: { compoints: 1_840, currency: 'RUB', betAmount: 10_000 },
});

/** The tooltip about which bets count opens on hover and on focus. */
export const Owned = meta.story({
  async play({ canvas, userEvent }) {
    const tip = canvas.getByText(storyText('compoints.earn.tooltip'));
    await userEvent.hover(canvas.getByRole('button', { name: storyText('compoints.earn.what') }));
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    await expect(canvas.getByRole('link', { name: storyText('compoints.about') })).toHaveAttribute(
      'href',
      '/compoints-about',
    );
  },
});
export const Nothing = meta.story({ args: { compoints: 0 } });
export const Unknown = meta.story({ args: { compoints: null, betAmount: null } });
export const Huge = meta.story({ args: { compoints: Number.MAX_SAFE_INTEGER } });
