import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { POINT_PARTS } from '#/entities/promo/rules.ts';
import { prizeFixture, promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { ExchangeView, type ExchangeViewProps } from './ExchangeModal.tsx';

const refused = (code: string, missing?: number) =>
  ({ step: 'failed', refused: { code, missing }, isUncertain: false }) as const;

const usual: ExchangeViewProps = {
  promo: promoFixture('template2'),
  prize: prizeFixture(),
  owned: 120 * POINT_PARTS,
  state: { step: 'question' },
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'promotions/ExchangeView',
  component: ExchangeView,
  args: usual,
});

/**
 * Before the exchange, the dialog shows the prize's worth and wagering rules. It warns that a win blocks
 * withdrawals until it is wagered.
 */
export const Question = meta.story({
  args: {
    prize: prizeFixture({
      giftType: 'giftspin',
      gameName: 'Northern Foxes',
      stake: 10_00,
      worth: 500_00,
      currency: 'RUB',
      wager: 35,
      validDays: 7,
    }),
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/^500,00/)).toBeVisible();
    await expect(canvas.getByText('Northern Foxes')).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.multiplier', { wager: 35 }))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.validDays', { days: 7 }))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.locksOnWin'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.exchange.button') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(storyText('promotions.exchange.button')) }),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
/** The rest is the server's, because another tab may have exchanged too since the dialog opened. */
export const Done = meta.story({
  args: {
    state: {
      step: 'done',
      answer: {
        data: { id: 1, membership: true, points: 7 * POINT_PARTS, additionalPoints: 0, receivedPrizes: [] },
      },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/^7\D/);
    await expect(canvas.getByRole('link', { name: storyText('promotions.win.gifts') })).toBeVisible();
  },
});
export const Gone = meta.story({ args: { state: refused('cannot_buy_prize') } });
export const TooFew = meta.story({
  args: {
    state: refused('insufficient_funds', 15 * POINT_PARTS),
  },
});
export const SeveralAccounts = meta.story({
  args: { state: refused('user_is_blocked_for_multi_account') },
});
export const Outside = meta.story({
  args: { state: refused('user_not_participate') },
});

export const NoAnswer = meta.story({
  args: { state: { ...refused('timeout'), isUncertain: true } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('promotions.exchange.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
