import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Sums } from './Sums.tsx';

const meta = preview.meta({
  title: 'ui/Sums',
  component: Sums,
  args: {
    sums: [
      { key: 'deposits', term: 'Deposits', value: '€1,200.00' },
      { key: 'payouts', term: 'Withdrawals', value: '€300.00' },
      { key: 'net', term: 'Net deposits', value: '€900.00', isResult: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('€900.00')).toBeVisible();
  },
});

/** The labels show while the values load. */
export const Loading = meta.story({
  args: { sums: [{ key: 'net', term: 'Net deposits', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Net deposits')).toBeVisible();
  },
});
