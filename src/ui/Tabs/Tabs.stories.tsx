import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { to: '/profile/balance', label: 'Balance' },
  { to: '/profile/gifts', label: 'Gifts', count: 3 },
  { to: '/profile/info', label: 'Details' },
];
const meta = preview.meta({
  title: 'ui/Tabs',
  component: Tabs,
  parameters: { path: '/profile/gifts' },
  args: { label: 'Profile', tabs },
});

export const SecondIsCurrent = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: /Gifts/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Details' }));
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
  },
});
export const CurrentOfManyIsInSight = meta.story({
  args: {
    tabs: Array.from({ length: 14 }, (_, at) => ({
      to: at === 9 ? '/profile/gifts' : `/profile/part-${at}`,
      label: `Part number ${at}`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const strip = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(strip.left);
    await expect(current.right).toBeLessThanOrEqual(strip.right);
  },
});
export const MoreThanFit = meta.story({
  args: {
    tabs: Array.from({ length: 14 }, (_, at) => ({ to: `/profile/part-${at}`, label: `Part number ${at}` })),
  },
});
