import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { Button } from '../Button/Button.tsx';
import { Steps, type StepsItem } from './Steps.tsx';

const items: StepsItem[] = [
  { state: 'done', title: 'Ordered', note: '10:00' },
  {
    state: 'current',
    title: 'Pay for it',
    note: 'You · until 12:00',
    children: <Button size="sm">Pay</Button>,
  },
  { state: 'next', title: 'We send it' },
];

const meta = preview.meta({ title: 'ui/Steps', component: Steps, args: { label: 'Steps', items } });

export const Running = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
    const [done, current, next] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(done).not.toHaveAttribute('aria-current');
    await expect(next).not.toHaveAttribute('aria-current');
  },
});
export const Blocked = meta.story({
  args: {
    items: [
      { state: 'done', title: 'Ordered' },
      { state: 'blocked', title: 'Pay for it', note: 'You', children: <p>The card was refused.</p> },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
});
export const LongestOnNarrowest = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'A step with a long name '.repeat(6),
      note: '0123456789'.repeat(8),
    })),
  },
  globals: onNarrowest,
});
