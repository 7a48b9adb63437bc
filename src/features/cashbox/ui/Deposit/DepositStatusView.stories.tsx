import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import type { DepositRecord, Gift } from '#/api/generated/model/index.ts';
import { depositRecord } from '../../model/cashbox.fixtures.ts';
import { LeavingView } from '../../parts/Deposit.tsx';
import { OutcomeUnknownView } from '../StatusPanel.tsx';
import { PendingDeposits } from '../../parts/DepositStatus.tsx';
import { CancelDepositView } from './CancelDeposit.tsx';
import { CheckFailedView, CheckingView, DepositStatusView, OpenActions } from './DepositStatusView.tsx';

const gift: Gift = {
  id: 90_101,
  title: '100 % к депозиту',
  type: 'deposit_bonus',
  state: 'used',
  reason: 'registration',
  percent: 100,
  amount: 30_000_00,
  wager: 30,
};
const byCard = {
  ...depositRecord,
  systemId: 88,
  systemName: 'Банковская карта',
  fee: 15_00,
  isFeeRefunded: true,
};
const open: DepositRecord = {
  ...byCard,
  status: 'open',
  page: { depositId: byCard.id, url: '/mock-pages/payment/', method: 'GET', params: [] },
};
const paid = { ...byCard, status: 'paid' } as const;

const meta = preview.meta({
  title: 'cashbox/DepositStatusView',
  component: DepositStatusView,
  args: {
    deposit: open,
    gift: null,
    readyGifts: [],
    game: null,
    refusal: null,
    isChecking: false,
    onCheck: fn(),
    onContinue: fn(),
    onCancel: fn(),
    onAnother: fn(),
    onAgain: fn(),
    onSupport: fn(),
  },
});

/** A newer server may send a status that this version doesn't know. */
export const UnknownStatus = meta.story({
  // The cast simulates a status of a newer server.
  args: { deposit: { ...byCard, status: 'on_hold' as 'pending' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.pending') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('cashbox.status.look') })).toBeVisible();
  },
});
/** For an unpaid deposit, shows the provider's charge and offers to continue or to cancel. */
export const NotPaidYet = meta.story({
  args: { gift: { ...gift, state: 'received' } },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.open') })).toHaveFocus();
    await expect(canvas.getAllByText(/515[,.]00/).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/15[\s.]?000,00/)).toBeVisible();
    await expect(canvas.getByText(storyText('cashbox.status.openText'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
/** The provider's page can't be opened, so the payment can only be cancelled. */
export const PageRefused = meta.story({
  args: { refusal: { code: 'deposit_failed', retryAfterSeconds: null } },
  render: (args) => <DepositStatusView {...args} onContinue={undefined} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('cashbox.error.deposit_failed'));
    await expect(
      canvas.queryByRole('button', { name: storyText('cashbox.status.continue') }),
    ).not.toBeInTheDocument();
  },
});
/** A break or a lower limit has closed the payment page, so the payment can only be cancelled. */
export const PageClosed = meta.story({
  args: { deposit: { ...byCard, status: 'open' } },
  render: (args) => <DepositStatusView {...args} onContinue={undefined} />,
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.status.closedText'))).toBeVisible();
    await expect(canvas.getByText(storyText('steps.block.paymentClosed'))).toBeVisible();
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual([storyText('cashbox.status.cancel')]);
  },
});
/** The player has paid, but the bank hasn't confirmed the payment yet. A button fetches the status again. */
export const WaitingForTheBank = meta.story({
  args: { deposit: { ...byCard, status: 'pending' } },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.pending') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.look') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});
/** After this deposit, the player can also activate another gift. */
export const PaidWithReadyGift = meta.story({
  args: { deposit: paid, readyGifts: [{ ...gift, id: 90_102, title: '30 фриспинов', state: 'received' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(/30 фриспинов/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('cashbox.status.toGifts') })).toBeVisible();
  },
});
export const Leaving = meta.story({ render: () => <LeavingView systemName="Swift Fox" sum="515,00 ₽" /> });
export const Checking = meta.story({ render: () => <CheckingView /> });
export const CheckFailed = meta.story({
  render: ({ onCheck, onAnother }) => (
    <CheckFailedView isChecking={false} onCheck={onCheck} onAnother={onAnother} />
  ),
});
const outcomeUnknown = (onRetry: () => void) => (
  <OutcomeUnknownView
    of="deposit"
    sum="515,00 ₽"
    refusal={{ code: 'network_error', retryAfterSeconds: null }}
    onRetry={onRetry}
    onChange={fn()}
  />
);
export const OutcomeUnknown = meta.story({
  render: ({ onCheck }) => outcomeUnknown(onCheck),
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('common.error.network'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});
/** The result names the gift, its bonus and the required stakes. */
export const Paid = meta.story({
  args: { deposit: paid, gift },
  async play({ canvas }) {
    // The shown sum includes the refunded fee.
    await expect(canvas.getAllByText(/515[,.]00/).length).toBeGreaterThan(1);
    await expect(canvas.getByText(gift.title)).toBeVisible();
    await expect(canvas.getByText(/15[\s.]?000,00/)).toBeVisible();
  },
});
/** Another bonus was activated in the meantime, so the gift of this deposit wasn't. */
export const PaidWithoutItsGift = meta.story({
  args: { deposit: paid, gift: { ...gift, state: 'received' } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.status.giftKept', { title: gift.title }))).toBeVisible();
    await expect(canvas.queryByText(/15[\s.]?000,00/)).toBeNull();
  },
});
/** The gift expired, or a payout burnt it, before the deposit was paid: no bonus is promised. */
export const PaidAfterItsGiftEnded = meta.story({
  args: { deposit: paid, gift: { ...gift, state: 'expired' } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.status.giftLost', { title: gift.title }))).toBeVisible();
    await expect(canvas.queryByText(/15[\s.]?000,00/)).toBeNull();
  },
});
export const PaidFromGame = meta.story({
  args: { deposit: paid, game: { name: 'Golden Harvest', path: '/play/golden-harvest' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Golden Harvest/ })).toHaveAttribute(
      'href',
      '/play/golden-harvest',
    );
  },
});
export const Declined = meta.story({
  args: { deposit: { ...byCard, status: 'declined' } },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(storyText('cashbox.status.declinedText'))).toBeVisible();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/help/deposit-declined');
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.tryAgain') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
/**
 * Only a failed card payment asks the player to check the card. For other methods, the text contains the
 * method's name.
 */
export const DeclinedByPhone = meta.story({
  args: { deposit: { ...depositRecord, systemId: 44, systemName: 'Pay by phone', status: 'declined' } },
  async play({ canvas }) {
    const text = storyText('cashbox.status.declinedBy', { method: 'Pay by phone' });
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(storyText('cashbox.status.declinedText'))).not.toBeInTheDocument();
  },
});
export const ReturnedOverLimit = meta.story({
  args: { deposit: { ...byCard, status: 'declined', returnedBecause: 'limit' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.returned') })).toBeVisible();
    await expect(canvas.getByText(storyText('cashbox.returned.limit'))).toBeVisible();
    await expect(canvas.queryByText(storyText('cashbox.status.declinedText'))).not.toBeInTheDocument();
  },
});
export const Failed = meta.story({ args: { deposit: { ...byCard, status: 'error' } } });
export const Expired = meta.story({
  args: { deposit: { ...byCard, status: 'expired' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.status.expired') })).toHaveFocus();
  },
});
export const Cancelled = meta.story({ args: { deposit: { ...byCard, status: 'cancelled' } } });
export const OnPhone = meta.story({
  args: { deposit: { ...paid, amount: 999_999_999_99 }, gift },
  globals: { viewport: { value: 'phone' } },
});
/**
 * The latest deposit is visible. The others are collapsed, so that the player needn't scroll far to the form.
 */
export const Unfinished = meta.story({
  render: ({ onContinue, onCancel }) => (
    <PendingDeposits
      deposits={[open, { ...depositRecord, id: 2, amount: 1 }, { ...depositRecord, id: 3, amount: 2 }]}
      renderActions={() => <OpenActions onContinue={onContinue} onCancel={onCancel} />}
    />
  ),
  async play({ canvas, userEvent }) {
    const cancel = () =>
      canvas
        .getAllByRole('button', { name: storyText('cashbox.status.cancel') })
        .filter((button) => button.checkVisibility());
    await expect(cancel()).toHaveLength(1);
    await userEvent.click(canvas.getByText(/2/, { selector: 'summary' }));
    await expect(cancel()).toHaveLength(3);
  },
});

const question = {
  deposit: open,
  state: { step: 'question' } as const,
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};
/** Asks for confirmation, because a player who has already paid should not cancel the deposit. */
export const CancelQuestion = meta.story({
  render: () => <CancelDepositView {...question} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/515[.,]00/)).toBeVisible();
    const keep = canvas.getByRole('button', { name: storyText('cashbox.cancelDeposit.keep') });
    await expect(keep).toHaveFocus();
    await userEvent.click(keep);
    await expect(question.onClose).toHaveBeenCalledOnce();
    await expect(question.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.status.cancel') }));
    await expect(question.onConfirm).toHaveBeenCalledOnce();
  },
});
