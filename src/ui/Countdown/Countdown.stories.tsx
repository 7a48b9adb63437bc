import { expect, fn, waitFor } from 'storybook/test';
import { serverNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { Countdown } from './Countdown.tsx';

const AHEAD_MS = 3_723_000;

const meta = preview.meta({
  title: 'ui/Countdown',
  component: Countdown,
  // A duration. It becomes a timestamp at render, once the story's clock is set.
  args: { until: AHEAD_MS },
  render: ({ until, ...args }) => <Countdown {...args} until={until === 0 ? 0 : serverNow() + until} />,
});

export const Hours = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/^01:0[12]:\d\d$/)).toBeVisible();
  },
});
export const Days = meta.story({ args: { until: 300 * 86_400_000 } });
export const Worded = meta.story({ args: { format: ({ hours, minutes }) => `${hours} h ${minutes} min` } });
export const Over = meta.story({
  args: { until: 0, onEnd: fn() },
  async play({ canvas, args }) {
    await expect(canvas.getByText('00:00:00')).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
});
