import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { period } from '../model/history.fixtures.ts';
import { TransactionsView } from './Transactions.tsx';

const all = { kind: null, from: '', until: '', page: 1 } as const;
const ready = (data: typeof period) => ({ kind: 'ready' as const, data });

const meta = preview.meta({
  title: 'history/TransactionsView',
  component: TransactionsView,
  args: { filter: all, period: ready(period), loadPeriod: () => Promise.resolve(period), onFilter: fn() },
});

/** Every type of transaction has a name in the list. */
export const EveryType = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(period.items.length);
    for (const type of ['exchange', 'gift', 'prize', 'purchase', 'entrance_fee', 'winback'] as const)
      await expect(
        canvas.getByRole('rowheader', { name: new RegExp(storyText(`history.type.${type}`)) }),
      ).toBeVisible();
    await expect(
      canvas.getByText(storyText('history.transaction.withFee', { fee: '30,00 ₽' })),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'prizes');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...all, kind: 'prizes' });
  },
});
/** If a kind is selected, the sums show the changes by transactions of that kind. */
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
/** If no transaction matches the filter, a button clears the filter. */
export const NoneOfKind = meta.story({
  args: { filter: { ...all, kind: 'deposits' as const }, period: ready({ ...period, items: [] }) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.transactions.all') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(all);
  },
});
/** If the first day is after the last one, both are kept but swapped, and a note says so. */
export const FirstDayLater = meta.story({
  async play({ canvas, args }) {
    const first = canvas.getByLabelText(storyText('history.transactions.from'));
    first.focus();
    await fireEvent.change(first, { target: { value: '2026-12-25' } });
    await expect(canvas.getByText(storyText('history.transactions.reversed'))).toBeVisible();
    first.blur();
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...all, from: '2026-12-25', until: period.until });
    await expect(await canvas.findByText(storyText('history.transactions.swapped'))).toBeVisible();
  },
});
/**
 * While the player types a year, a date field reports the years 2, 20 and 202. The filter ignores these
 * half-typed dates. Otherwise it would swap the two days.
 */
export const YearBeingTyped = meta.story({
  async play({ canvas, args }) {
    const last = canvas.getByLabelText(storyText('history.transactions.until'));
    last.focus();
    for (const value of ['0002-12-25', '0020-12-25', '0202-12-25']) {
      await fireEvent.change(last, { target: { value } });
      await expect(last).toHaveValue(value);
    }
    await expect(args.onFilter).not.toHaveBeenCalled();
    await fireEvent.change(last, { target: { value: '2027-12-25' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...all, from: period.from, until: '2027-12-25' });
  },
});
/** After a page change the list takes the focus, so that screen readers start at its top. */
export const NextPage = meta.story({
  args: {
    period: ready({
      ...period,
      items: Array.from({ length: 30 }, (_, index) => ({ ...period.items[0]!, reference: `T-${index}` })),
    }),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.pages.page', { page: 2 }) }));
    await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
    await expect(document.activeElement).not.toBe(canvasElement.ownerDocument.body);
  },
});
/** If the period is still loading, the download starts once it has loaded. */
export const Loading = meta.story({
  args: { period: { kind: 'pending' as const }, loadPeriod: fn(() => Promise.resolve(period)) },
  async play({ canvas, userEvent, args }) {
    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.transactions.download') }));
    await expect(args.loadPeriod).toHaveBeenCalledOnce();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
});
export const Failed = meta.story({
  args: { period: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
