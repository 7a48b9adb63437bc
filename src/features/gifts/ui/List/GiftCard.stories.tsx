import { expect, fn } from 'storybook/test';
import { deviceNow } from '#/lib/clock.ts';
import {
  depositGift,
  giftFixture,
  holderFixture,
  inHours,
  runningGift,
  spinsGift,
} from '#/entities/gift/gift.fixtures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { GiftCard, type GiftCardProps } from './GiftsView.tsx';

const usual: GiftCardProps = {
  gift: giftFixture({ expiredAt: inHours(80) }),
  holder: holderFixture(),
  now: deviceNow(),
  isTaking: false,
  onPress: fn(),
};

const meta = preview.meta({ title: 'gifts/GiftCard', component: GiftCard, args: usual });

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    const take = canvas.getByRole('button', { name: storyText('gifts.action.take') });
    await expect(take).toHaveAccessibleDescription(/на счёт/);
    await userEvent.click(take);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledWith(expect.objectContaining({ id: args.gift.id }));
  },
});
export const LastDay = meta.story({ args: { gift: giftFixture({ expiredAt: inHours(2) }) } });
export const Endless = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.time.endless'))).toBeVisible();
  },
  args: { gift: giftFixture() },
});
export const Taking = meta.story({
  args: { isTaking: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(storyText('gifts.action.take')) }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
export const Spins = meta.story({
  args: { gift: spinsGift({ expiredAt: inHours(100) }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/x35/)).toBeVisible();
  },
});
/** The gift can't be used on this device, so there is no button. */
export const OtherDevice = meta.story({
  args: { gift: spinsGift({ device: 'mobile', expiredAt: inHours(100) }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.device.mobile'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const SpinsInPlay = meta.story({
  args: { gift: spinsGift({ state: 'activated', roundsLeft: 12, expiredAt: inHours(30) }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.spinsLeft', { count: 12 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('gifts.action.play') })).toHaveAttribute(
      'href',
      '/play/northern-foxes',
    );
  },
});
/** The link to the cashbox selects the gift and fills in the missing amount. */
export const WaitsForDeposit = meta.story({
  args: { gift: depositGift({ expiredAt: inHours(300) }), holder: holderFixture() },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('link', { name: storyText('gifts.action.deposit') })).toHaveAttribute(
      'href',
      '/cashbox?gift=90101&amount=1200',
    );
  },
});
export const DepositDone = meta.story({
  args: {
    gift: depositGift({ restrictionsState: { depositProgress: 20_00 }, isSelected: true }),
    holder: holderFixture(),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.condition.depositDone'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('gifts.action.take') })).toBeVisible();
  },
});
export const WaitsForContacts = meta.story({
  args: {
    gift: spinsGift({ restrictions: { isEmailRequired: true, isPhoneRequired: true } }),
    holder: holderFixture({ hasPhone: false }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.condition.phoneMissing'))).toBeVisible();
    await expect(canvas.getByText(storyText('gifts.condition.emailDone'))).toBeVisible();
  },
});
export const WaitsForBonus = meta.story({
  args: { gift: runningGift({ state: 'received' }), holder: holderFixture({ hasBonus: true }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('gifts.action.explain') })).toBeVisible();
  },
});
export const SwitchedOff = meta.story({ args: { gift: giftFixture({ isDisabled: true }) } });
export const Used = meta.story({
  args: { gift: giftFixture({ state: 'used', activatedAt: inHours(-50) }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
/** A payout ended the gift early. */
export const LostWithPayout = meta.story({
  args: { gift: giftFixture({ state: 'expired', endedBy: 'payout', expiredAt: inHours(-3) }) },
  async play({ canvas }) {
    await expect(
      canvas.getByText(storyText('gifts.time.lost', { date: '' }), { exact: false }),
    ).toBeVisible();
  },
});
/** The player gave up the bonus. The card says so instead of showing "not fully wagered". */
export const GivenUp = meta.story({
  args: { gift: runningGift({ state: 'used', endedBy: 'given_up', activatedAt: inHours(-3) }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.givenUp'))).toBeVisible();
    await expect(canvas.queryByText(storyText('gifts.unwagered'))).not.toBeInTheDocument();
  },
});
export const Expired = meta.story({ args: { gift: giftFixture({ expiredAt: inHours(-3) }) } });
export const LongNarrow = meta.story({
  args: {
    gift: depositGift({ title: 'Подарок'.repeat(28), expiredAt: inHours(900) }),
    holder: holderFixture(),
  },
  globals: { viewport: { value: 'narrow' } },
});
/** The longest label wraps to two lines instead of widening a page of 320 px. */
export const SelectedNarrow = meta.story({
  args: { gift: depositGift({ isSelected: true, expiredAt: inHours(80) }) },
  render: (args) => (
    <div style={{ inlineSize: '17rem' }}>
      <GiftCard {...args} />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.selected'))).toBeVisible();
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});
export const NoPicture = meta.story({
  args: { gift: giftFixture({ image: 'https://elsewhere.example/x.png' }) },
});
