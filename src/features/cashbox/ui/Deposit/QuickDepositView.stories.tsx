import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { onNarrowest } from '../../../../../.storybook/viewports.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { controlOf, systemOf } from '../../model/cashbox.fixtures.ts';
import { savedCardMethod } from '../../model/methods.ts';
import { NoSavedCardView, QuickDepositView } from './QuickDepositView.tsx';

const card = { id: 'card-1002', mask: '2200 00** **** 0042' };
const system = systemOf(88, {
  name: 'Банковская карта',
  feePercent: 3,
  isFeeRefunded: true,
  cards: [card],
});
const saved = savedCardMethod([system], { currency: 'RUB', general: null });
if (!saved) throw new Error('the story needs a saved card');

const amountOf = (amount: number | null, ...notice: [] | [Notice]) => ({
  ...controlOf('amount', amount, ...notice),
  onChange: fn(),
});

const meta = preview.meta({
  title: 'cashbox/QuickDepositView',
  component: QuickDepositView,
  args: {
    saved,
    amount: amountOf(2_300_00),
    currency: 'RUB',
    limits: saved.method.limits,
    ownLimit: null,
    sums: [500_00, 1_000_00, 2_000_00, 5_000_00],
    lastAmount: 2_300_00,
    giftChoice: null,
    isGiftSaving: false,
    gift: null,
    refusal: null,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

/**
 * Suggests the last amount and shows the masked card. The button names the sum to be charged, including the
 * fee.
 */
export const Default = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(/0042/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('2300');
    const pay = canvas.getByRole('button', { name: /2[\s.,]?369/ });
    await userEvent.click(pay);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** Gifts make the form longer than the dialog, but the button stays in view. */
export const WithGifts = meta.story({
  args: { giftChoice: <div style={{ blockSize: '40rem' }} /> },
  render: (args) => (
    <div role="region" aria-label="dialog" style={{ overflow: 'auto', blockSize: '32rem' }}>
      <QuickDepositView {...args} />
    </div>
  ),
  async play({ canvas }) {
    const end = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    const pay = canvas.getByRole('button', { name: /2[\s.,]?369/ });
    await expect(end(pay)).toBeLessThanOrEqual(end(canvas.getByRole('region')));
    // After scrolling to the end, the sticky button doesn't cover the sums above it.
    canvas.getByRole('region').scrollTop = 10_000;
    for (const id of ['cashbox.summary.pay', 'cashbox.summary.get'] as const) {
      const { left, top, bottom } = canvas.getByText(storyText(id)).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(pay.getBoundingClientRect().top);
      const hit = document.elementFromPoint(left + 2, (top + bottom) / 2);
      await expect(hit?.closest('[data-sticky]')).toBeNull();
    }
  },
});
export const Narrow = meta.story({ globals: onNarrowest });

/** The amount of the last deposit is above the player's own limit. */
export const OverOwnLimit = meta.story({
  args: {
    amount: amountOf(2_300_00, { id: 'cashbox.amount.overOwnLimit', values: { amount: '1 000 ₽' } }),
    ownLimit: { left: 1_000_00, amount: 5_000_00, period: 'day' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Refused = meta.story({
  args: { refusal: { code: 'deposit_limit_reached', retryAfterSeconds: null, limit: 400_00 } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.error.deposit_limit_reached'))).toBeVisible();
  },
});

/** A break began while the game was open. */
export const DuringABreak = meta.story({
  args: { refusal: { code: 'time_out_active', retryAfterSeconds: null } },
});

/** There is no saved card any more, so the dialog links to the cashbox. */
export const NoSavedCard = meta.story({
  render: () => <NoSavedCardView />,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/cashbox');
  },
});
