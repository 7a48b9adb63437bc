import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { wagerTermsFixture } from '#/entities/gift/gift.fixtures.ts';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { controlOf } from '../../model/cashbox.fixtures.ts';
import type { DepositGift } from '../../model/gifts.ts';
import { AmountStepView } from './AmountStepView.tsx';
import { GiftChoiceView, type GiftChoiceViewProps } from '../../parts/DepositGift.tsx';

const amountOf = (amount: number | null, ...notice: [] | [Notice]) => ({
  ...controlOf('amount', amount, ...notice),
  onChange: fn(),
});

const meta = preview.meta({
  title: 'cashbox/AmountStepView',
  component: AmountStepView,
  args: {
    amount: amountOf(500_00),
    currency: 'RUB',
    limits: { min: 100_00, max: 1_000_000_00 },
    ownLimit: null,
    sums: [500_00, 1_000_00, 2_000_00, 5_000_00],
    lastAmount: 2_300_00,
    gift: null,
    takesFocus: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

const gifts: DepositGift[] = [
  {
    gift: {
      id: 1,
      title: '100 % к депозиту, до 30 000 ₽',
      type: 'deposit_bonus',
      state: 'received',
      reason: 'personal',
      percent: 100,
      amount: 30_000_00,
      wager: 30,
      expiredAt: '2026-12-04T12:00:00Z',
      terms: wagerTermsFixture(),
    },
    obstacle: null,
    missing: 500_00,
    heldBy: null,
  },
  {
    gift: {
      id: 2,
      title: 'Фриспины '.repeat(12).trim(),
      type: 'giftspin',
      state: 'received',
      reason: 'personal',
    },
    obstacle: null,
    missing: 0,
    heldBy: null,
  },
];
const giftChoice = (more: Partial<GiftChoiceViewProps> = {}) => (
  <GiftChoiceView
    gifts={gifts}
    chosenId={1}
    amount={500_00}
    currency="RUB"
    isSaving={false}
    refusal={null}
    onChoose={fn()}
    {...more}
  />
);

/** A press on a suggested sum fills the field, and Enter submits the form. */
export const Usual = meta.story({
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /2[\s.]?000/ }));
    await expect(args.amount.onChange).toHaveBeenCalledWith(2_000_00);
    await userEvent.click(canvas.getByRole('button', { name: /2[\s.]?300/ }));
    await expect(args.amount.onChange).toHaveBeenLastCalledWith(2_300_00);
    await userEvent.type(canvas.getByRole('textbox', { name: storyText('cashbox.amount.label') }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const FirstDeposit = meta.story({ args: { lastAmount: null } });
export const WithGifts = meta.story({
  args: { gift: giftChoice() },
  async play({ canvas }) {
    const radio = canvas.getByRole('radio', { checked: true });
    await expect(radio).toHaveAccessibleName(/100/);
    // The description contains the maximum bonus, the wagering multiplier and the block on withdrawals.
    await expect(radio).toHaveAccessibleDescription(/30.000.*x30/);
    await expect(radio).toHaveAccessibleDescription(new RegExp(storyText('cashbox.gift.noPayout')));
    // Shows the bonus for this deposit, the required bets and the rules.
    await expect(canvas.getByText(/15\s000.*x30/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.anyBet'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.noCap'))).toBeVisible();
  },
});
/** While the chosen gift is active, another gift has to wait. The form says so before the payment. */
export const GiftKeepsAnotherWaiting = meta.story({
  args: {
    gift: giftChoice({
      waiting: [
        { id: 3, title: '600 ₽ без депозита', type: 'nondeposit', state: 'received', reason: 'personal' },
      ],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('note')).toHaveTextContent(/600.* без депозита/);
  },
});
/** A gift that no deposit could activate now is disabled and says why. */
export const GiftHeldUp = meta.story({
  args: {
    gift: giftChoice({
      gifts: gifts.map((one) => ({ ...one, obstacle: 'exists_active_giftspin' })),
      chosenId: null,
    }),
  },
  async play({ canvas }) {
    const radio = canvas.getByRole('radio', { name: /30.000/ });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(storyText('cashbox.error.gift.exists_active_giftspin'));
  },
});
/** A gift that already has an unfinished deposit is disabled, with a link to the deposit. */
export const GiftHeldByDeposit = meta.story({
  args: {
    gift: giftChoice({
      gifts: gifts.map((one, index) => ({ ...one, heldBy: index === 0 ? 7_000_001 : null })),
      chosenId: null,
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: /30.000/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /30.000/ })).toHaveAttribute(
      'href',
      expect.stringContaining('payment=7000001'),
    );
  },
});
/** If the amount is too small for the gift, a note says so before the payment. */
export const TooLittleForGift = meta.story({
  args: {
    gift: giftChoice({ amount: 300_00 }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/200,00/);
  },
});
/** Shows how much of the player's own limit is left, disables larger sums and links to the limits. */
export const OwnLimit = meta.story({
  args: { ownLimit: { left: 1_000_00, amount: 5_000_00, period: 'day' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/1\s000.*5\s000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1\s000/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^2\s000/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /2\s300/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: storyText('cashbox.amount.toLimits') })).toHaveAttribute(
      'href',
      '/profile/limits',
    );
  },
});
export const OverOwnLimit = meta.story({
  args: {
    amount: amountOf(2_000_00, {
      id: 'cashbox.amount.overOwnLimit',
      values: { amount: '1 000,00 ₽' },
    }),
    ownLimit: { left: 1_000_00, amount: 5_000_00, period: 'week' },
  },
});
export const GiftRefused = meta.story({
  args: {
    gift: giftChoice({ chosenId: null, refusal: { code: 'gift_not_available', retryAfterSeconds: null } }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('cashbox.error.gift_not_available'));
  },
});
export const TooSmall = meta.story({
  args: { amount: amountOf(50_00, { id: 'cashbox.amount.tooSmall', values: { amount: '100,00 ₽' } }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/100,00/);
  },
});
export const TooLarge = meta.story({
  args: {
    amount: amountOf(2_000_000_00, {
      id: 'cashbox.amount.tooLarge',
      values: { amount: '1 000 000,00 ₽' },
    }),
  },
});
export const Empty = meta.story({ args: { amount: amountOf(null, { id: 'cashbox.amount.required' }) } });
export const InEuro = meta.story({
  args: {
    currency: 'EUR',
    amount: amountOf(20_50),
    sums: [10_00, 20_50, 500_00],
    limits: { min: 10_00, max: 10_000_00 },
  },
});
export const OnPhone = meta.story({
  args: { gift: giftChoice() },
  globals: { viewport: { value: 'phone' } },
});
