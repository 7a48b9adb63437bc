import { useNavigate } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

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
const manyTabs = Array.from({ length: 14 }, (_, at) => ({
  to: at === 9 ? '/profile/gifts' : `/profile/part-${at}`,
  label: `Part number ${at}`,
}));

async function expectInSight(current: HTMLElement, strip: HTMLElement): Promise<void> {
  await expect(current).toHaveAttribute('aria-current', 'page');
  const [inner, outer] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
  await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  await expect(inner.right).toBeLessThanOrEqual(outer.right);
}

export const CurrentOfManyIsInSight = meta.story({
  args: { tabs: manyTabs },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expectInSight(canvas.getByRole('link', { name: 'Part number 9' }), canvas.getByRole('navigation'));
  },
});

function TabsWithBack(props: TabsProps) {
  const navigate = useNavigate();
  return (
    <>
      <Tabs {...props} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

export const AfterBack = meta.story({
  args: { tabs: manyTabs },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <TabsWithBack {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'Part number 0' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expectInSight(canvas.getByRole('link', { name: 'Part number 9' }), canvas.getByRole('navigation')),
    );
  },
});
export const MoreThanFit = meta.story({
  args: {
    tabs: Array.from({ length: 14 }, (_, at) => ({ to: `/profile/part-${at}`, label: `Part number ${at}` })),
  },
});
