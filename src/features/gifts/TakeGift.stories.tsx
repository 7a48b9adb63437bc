import { expect, fn } from 'storybook/test';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { depositGift, giftFixture, holderFixture, inHours } from '#/entities/gift/gift.fixtures.ts';
import { GuestOffer, TakeView, type TakeViewProps } from './TakeGift.tsx';

const usual: TakeViewProps = {
  gift: giftFixture({ expiredAt: inHours(80), description: 'Деньги придут сразу.' }),
  isWanted: true,
  holder: holderFixture(),
  now: deviceNow(),
  isTaking: false,
  onPress: fn(),
};

const meta = preview.meta({ title: 'gifts/TakeView', component: TakeView, args: usual });

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: /на счёт/ })).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: storyText('gifts.action.take') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const WaitsForDeposit = meta.story({ args: { gift: depositGift({ expiredAt: inHours(80) }) } });
export const Used = meta.story({
  args: { gift: giftFixture({ state: 'used', activatedAt: inHours(-3) }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.take.used'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Expired = meta.story({ args: { gift: giftFixture({ expiredAt: inHours(-3) }) } });
export const NotThePlayers = meta.story({ args: { gift: null } });
export const NothingToTake = meta.story({ args: { gift: null, isWanted: false } });
/** Guests log in first and return to the gift. */
export const Guest = meta.story({
  render: () => <GuestOffer wanted="/take/gift?gift=90101" />,
  async play({ canvas }) {
    const wanted = encodeURIComponent('/take/gift?gift=90101');
    await expect(canvas.getByRole('link', { name: storyText('gifts.take.signUp') })).toHaveAttribute(
      'href',
      `/registration?redirect=${wanted}`,
    );
    await expect(canvas.getByRole('link', { name: storyText('gifts.take.login') })).toHaveAttribute(
      'href',
      `/login?redirect=${wanted}`,
    );
  },
});
