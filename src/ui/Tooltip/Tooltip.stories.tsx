import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'ui/Tooltip',
  component: Tooltip,
  args: { content: 'Paid in compoints, given back if it is cancelled', children: (trigger) => <Button {...trigger}>Entrance fee</Button> },
});

/** Shown on hover, gone when the pointer leaves. */
export const OnHover = meta.story({
  async play({ canvas, userEvent }) {
    const tip = canvas.getByText(/Paid in compoints/);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    await expect(tip.getBoundingClientRect().width).toBeGreaterThanOrEqual(210);
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(false));
  },
});
export const LongestText = meta.story({
  args: { content: 'A rule that needs many words. '.repeat(12) },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const tip = canvas.getByText(/A rule/);
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(310);
  },
});
