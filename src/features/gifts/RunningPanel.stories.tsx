import { expect, fn } from 'storybook/test';
import { inHours, runningGift, wagerTermsFixture } from '#/entities/gift/gift.fixtures.ts';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { RunningPanel, type RunningPanelProps } from './Gifts.tsx';

const bonus: RunningPanelProps['bonus'] = {
  amount: 4_200_00,
  currency: 'RUB',
  left: 75_600_00,
  wagering: { wagered: 50_400_00, target: 126_000_00, left: 75_600_00, percent: 40 },
  multiplier: 30,
  endsAt: deviceNow() + 11 * 86_400_000,
  title: 'Бонус 50 ₽',
  giftId: 90_301,
  gift: runningGift({
    amount: 4_200_00,
    wagerTarget: 126_000_00,
    terms: wagerTermsFixture(),
    expiredAt: inHours(11 * 24),
  }),
  isTooSmall: false,
};

const meta = preview.meta({
  title: 'gifts/RunningPanel',
  component: RunningPanel,
  args: { bonus, onCancel: fn() },
});

export const InPlay = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gifts.wager', { wager: 30 }))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.anyBet'))).toBeVisible();
    await expect(canvas.getByText(/126.?000[.,]00.*x30/)).toBeVisible();
    // Two facts must appear only once: what happens to the rest of the bonus, and that payouts are locked.
    await expect(canvas.getByText(storyText('gift.facts.restInTime'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.locks'))).toBeVisible();
    await expect(canvas.queryByText(storyText('gifts.bonus.hint'))).toBeNull();
    await expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('value', '40');
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.cancel.open') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const AlmostDone = meta.story({
  args: {
    bonus: {
      ...bonus,
      left: 1,
      wagering: { wagered: 125_999_99, target: 126_000_00, left: 1, percent: 99 },
      endsAt: deviceNow() + 3_600_000,
    },
  },
});
/** A bonus below one currency unit can't be used, so bets take real money. */
export const BelowOneReal = meta.story({
  args: { bonus: { ...bonus, amount: 99, isTooSmall: true } },
  async play({ canvas }) {
    const [, end = ''] = storyText('gifts.bonus.tooSmall', { amount: '@' }).split('@');
    await expect(canvas.getByText((text) => text.endsWith(end))).toHaveTextContent(/\b1[.,]00/);
  },
});
export const NothingTold = meta.story({
  args: {
    bonus: {
      ...bonus,
      wagering: null,
      multiplier: null,
      endsAt: null,
      title: null,
      giftId: null,
      gift: null,
    },
  },
});
