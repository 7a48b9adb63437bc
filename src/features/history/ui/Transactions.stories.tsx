import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { period } from '../model/history.fixtures.ts';
import { TransactionsView } from './Transactions.tsx';

const all = { kind: null, from: '', until: '', page: 1 } as const;
const ready = (data: typeof period) => ({ kind: 'ready' as const, data });

const meta = preview.meta({
  title: 'history/TransactionsView',
  component: TransactionsView,
  args: { filter: all, period: ready(period), onFilter: fn() },
});

/** Names everything that can move money. */
export const EveryType = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(period.items.length);
    for (const type of ['exchange', 'gift', 'prize', 'purchase', 'entrance_fee', 'winback'] as const)
      await expect(
        canvas.getByRole('rowheader', { name: new RegExp(storyText(`history.type.${type}`)) }),
      ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'prizes');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...all, kind: 'prizes' });
  },
});
/** A kind shows what its transactions changed. */
export const OneKind = meta.story({
  args: { filter: { ...all, kind: 'compoints' as const } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByText('−212', { exact: false, selector: 'dd *' })).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { period: ready({ ...period, items: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('history.transactions.empty'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: storyText('history.transactions.download') }),
    ).toBeDisabled();
  },
});
export const Loading = meta.story({ args: { period: { kind: 'pending' as const } } });
export const Failed = meta.story({
  args: { period: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
