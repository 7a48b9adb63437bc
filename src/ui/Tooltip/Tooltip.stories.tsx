import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'ui/Tooltip',
  component: Tooltip,
  args: {
    content: 'Paid in compoints, given back if it is cancelled',
    children: (trigger) => <Button {...trigger}>Entrance fee</Button>,
  },
});

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

export const OnTouch = meta.story({
  async play({ canvas }) {
    const tip = canvas.getByText(/Paid in compoints/);
    const button = canvas.getByRole('button');
    const press = (target: Element, type: string) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 }),
      );
    const tap = (target: Element) =>
      ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave'].forEach((type) => press(target, type));
    tap(button);
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    tap(button);
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(false));
    tap(button);
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    press(document.body, 'pointerdown');
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(false));
  },
});

export const OnHold = meta.story({
  async play({ canvas }) {
    const tip = canvas.getByText(/Paid in compoints/);
    canvas
      .getByRole('button')
      .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    await expect(tip.matches(':popover-open')).toBe(false);
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
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
