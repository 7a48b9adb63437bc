import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { depositRecord, payoutRecord } from '../../model/cashbox.fixtures.ts';
import { HistoryView, type HistoryViewProps } from './HistoryView.tsx';

const deposits = (['pending', 'paid', 'declined', 'error'] as const).map((status, id) => ({
  ...depositRecord,
  id,
  status,
}));
const payouts = (
  ['needs_confirmation', 'pending', 'processing', 'paid', 'declined', 'cancelled', 'server_problem'] as const
).map((status, id) => ({ ...payoutRecord, id, status }));

/** Identity function that gives an object literal the type of the filters. */
const by = (query: HistoryViewProps['query']): HistoryViewProps['query'] => query;

const meta = preview.meta({
  title: 'cashbox/HistoryView',
  component: HistoryView,
  args: {
    query: by({ of: 'deposits', state: null }),
    items: deposits,
    end: 'complete' as const,
    failure: null,
    onQuery: fn(),
    onMore: fn(),
  },
});

export const Deposits = meta.story({
  async play({ canvas, args, userEvent }) {
    const list = canvas.getByRole('list', { name: storyText('cashbox.history.deposits') });
    await expect(list.children).toHaveLength(4);
    // Times are in UTC, as in the list of transactions, whatever the player's time zone is.
    await expect(list.children[0]).toHaveTextContent(/12:00:01( PM)? UTC/);
    await expect(canvas.getByRole('list', { name: storyText('steps.label') })).toHaveTextContent(
      storyText('steps.deposit.credit'),
    );
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.history.payouts') }));
    await expect(args.onQuery).toHaveBeenCalledWith({ of: 'payouts', state: null });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'paid');
    await expect(args.onQuery).toHaveBeenCalledWith({ of: 'deposits', state: 'paid' });
  },
});
export const Payouts = meta.story({ args: { query: by({ of: 'payouts', state: null }), items: payouts } });
/** The fee is shown, because the bank statement's sum includes it. */
export const WithFee = meta.story({
  args: {
    items: deposits.map((deposit) => ({ ...deposit, amount: 1_000_00, fee: 30_00, isFeeRefunded: true })),
  },
  async play({ canvas }) {
    const fee = storyText('cashbox.history.fee', { charge: '1 030,00 ₽', fee: '30,00 ₽' });
    await expect(canvas.getAllByText(fee)).toHaveLength(deposits.length);
    await expect(
      canvas.getAllByText(storyText('cashbox.history.cashback', { amount: '30,00 ₽' })),
    ).toHaveLength(1);
  },
});
/** A missing date is shown as dashes. */
export const WithoutDate = meta.story({
  args: { items: [{ ...depositRecord, createdAt: 'never' }] },
  async play({ canvas }) {
    await expect(canvas.getByText('__.__ - __.__')).toBeVisible();
  },
});
export const LongestTexts = meta.story({
  args: {
    query: by({ of: 'payouts', state: null }),
    items: [
      {
        ...payoutRecord,
        amount: 9_007_199_254_740_991,
        systemName: 'Кошелёк'.repeat(14),
        account: '2200'.repeat(24),
        status: 'declined',
        comment: 'Пройди верификацию и отправь заявку ещё раз. '.repeat(8),
      },
    ],
  },
});
export const Loading = meta.story({ args: { items: null, end: 'more' as const } });
export const Empty = meta.story({
  args: { items: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.history.emptyHint'))).toBeVisible();
  },
});
export const NothingInState = meta.story({
  args: { items: [], query: by({ of: 'deposits', state: 'error' }) },
});
export const Failed = meta.story({
  args: { items: [], end: 'failed' as const, failure: { id: 'common.error.offline' as const } },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
