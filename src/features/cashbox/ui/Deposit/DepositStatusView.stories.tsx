import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { depositOrder as order, depositRecord } from '../../model/cashbox.fixtures.ts';
import { DepositStatusView, type DepositStatusViewProps } from './DepositStatusView.tsx';
import { PendingDeposits } from './PendingDeposits.tsx';

const on = (phase: DepositStatusViewProps['phase']): DepositStatusViewProps['phase'] => phase;

const meta = preview.meta({
  title: 'cashbox/DepositStatusView',
  component: DepositStatusView,
  args: {
    phase: on({ status: 'waiting', order, hint: 'done' }),
    onRetry: fn(),
    onLook: fn(),
    onChange: fn(),
    onSupport: fn(),
  },
});

/** What became of it takes the focus, so that it is read. */
export const Waiting = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.waiting') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.look') }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
});
export const LeftUnfinished = meta.story({
  args: { phase: on({ status: 'waiting', order, hint: 'cancelled' }) },
});
export const Leaving = meta.story({ args: { phase: on({ status: 'leaving', order }) } });
export const Looking = meta.story({
  args: { phase: on({ status: 'looking', order, hint: null, attempt: 1 }) },
});
export const LookFailed = meta.story({ args: { phase: on({ status: 'lookFailed', order, hint: null }) } });
export const Unsure = meta.story({
  args: {
    phase: on({ status: 'unsure', order, refusal: { code: 'network_error', retryAfterSeconds: null } }),
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('common.error.offline'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Paid = meta.story({ args: { phase: on({ status: 'ended', order, outcome: 'paid' }) } });
export const PaidFromGame = meta.story({
  args: {
    phase: on({
      status: 'ended',
      order: { ...order, game: { name: 'Golden Harvest', path: '/play/golden-harvest' } },
      outcome: 'paid',
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Golden Harvest/ })).toHaveAttribute(
      'href',
      '/play/golden-harvest',
    );
  },
});
export const Declined = meta.story({ args: { phase: on({ status: 'ended', order, outcome: 'declined' }) } });
export const Failed = meta.story({ args: { phase: on({ status: 'ended', order, outcome: 'error' }) } });
export const OnPhone = meta.story({
  args: { phase: on({ status: 'ended', order: { ...order, amount: 999_999_999_99 }, outcome: 'paid' }) },
  globals: { viewport: { value: 'phone' } },
});
/** Deposits of before that still wait for an answer. */
export const Pending = meta.story({
  render: () => <PendingDeposits deposits={[depositRecord, { ...depositRecord, id: 2, amount: 1 }]} />,
});
