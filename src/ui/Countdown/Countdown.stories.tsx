import { expect, fn, waitFor } from 'storybook/test';
import { serverNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { Countdown } from './Countdown.tsx';

const meta = preview.meta({ title: 'ui/Countdown', component: Countdown, args: { until: serverNow() + 3_723_000 } });

export const Hours = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/^01:0[12]:\d\d$/)).toBeVisible();
  },
});
export const Days = meta.story({ args: { until: serverNow() + 300 * 86_400_000 } });
export const Worded = meta.story({ args: { format: ({ hours, minutes }) => `${hours} h ${minutes} min` } });
export const Over = meta.story({
  args: { until: 0, onEnd: fn() },
  async play({ canvas, args }) {
    await expect(canvas.getByText('00:00:00')).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
});
