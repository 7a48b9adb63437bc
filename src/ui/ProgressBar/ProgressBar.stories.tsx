import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Wagered', value: 42.9 },
});

export const Percent = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Wagered' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
});

/** The text is announced instead of the percentage. */
export const Worded = meta.story({
  args: { text: '1 200 of 5 000 ₽', tone: 'positive' as const },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 200 of 5 000 ₽');
  },
});
export const Empty = meta.story({ args: { value: 0 } });
export const Full = meta.story({ args: { value: 250, tone: 'warning' as const } });
export const NotANumber = meta.story({ args: { value: Number.NaN } });
export const Unknown = meta.story({
  args: { label: 'Sending the document', value: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});
export const WithoutLabel = meta.story({
  args: { isLabelHidden: true, text: '3 / 5' },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Wagered' })).toBeVisible();
    await expect(canvas.getByText('3 / 5').getBoundingClientRect().height).toBeGreaterThan(10);
  },
});
export const LongestText = meta.story({
  args: { label: 'Wager the bonus of the second deposit '.repeat(5), text: '1 000 000,00 of 5 000 000,00 ₽' },
});
