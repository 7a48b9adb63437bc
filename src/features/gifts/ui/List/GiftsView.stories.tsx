import { expect, fn } from 'storybook/test';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import {
  depositGift,
  giftFixture,
  holderFixture,
  inHours,
  spinsGift,
} from '#/entities/gift/gift.fixtures.ts';
import { groupGifts } from '../../model/lists.ts';
import { WinbackCard, TodayDepositCard } from '../../Gifts.tsx';
import { GiftsSkeleton, GiftsView, type GiftsViewProps } from './GiftsView.tsx';

const holder = holderFixture();
const gifts = [
  giftFixture({ expiredAt: inHours(80) }),
  giftFixture({ id: 2, type: 'compoint', title: '500 компоинтов', image: '/mock-assets/gift/compoint.svg' }),
  spinsGift({ state: 'activated', roundsLeft: 12, expiredAt: inHours(20) }),
  depositGift({ expiredAt: inHours(200) }),
  giftFixture({ id: 3, state: 'used', activatedAt: inHours(-90) }),
  giftFixture({ id: 4, expiredAt: inHours(-9) }),
];
const usual: GiftsViewProps = {
  part: 'current',
  groups: groupGifts(gifts, holder, deviceNow()),
  holder,
  now: deviceNow(),
  takingId: null,
  onPress: fn(),
  takenByPayouts: 0,
  bonus: null,
  aside: (
    <>
      <WinbackCard amount={42_00} currency="RUB" />
      <TodayDepositCard today={{ kind: 'ready', data: { amount: 8_00, currency: 'RUB' } }} />
    </>
  ),
};

const meta = preview.meta({ title: 'gifts/GiftsView', component: GiftsView, args: usual });

export const Current = meta.story({
  async play({ canvas }) {
    for (const group of ['running', 'ready', 'waiting'] as const)
      await expect(
        canvas.getByRole('heading', { level: 2, name: storyText(`gifts.group.${group}`) }),
      ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('4');
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Past = meta.story({
  args: { part: 'past' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Empty = meta.story({
  args: { groups: groupGifts([], holder, deviceNow()) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('gifts.empty.action') })).toBeVisible();
  },
});
/** Without other gifts, doesn't claim that there have never been any. */
export const TakenByPayouts = meta.story({
  args: { groups: groupGifts([], holder, deviceNow()), takenByPayouts: 3 },
  async play({ canvas }) {
    await expect(canvas.getByRole('note')).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: storyText('gifts.withPayout.open') })).toHaveAttribute(
      'href',
      '/cashbox?tab=payout',
    );
    await expect(canvas.queryByText(storyText('gifts.empty.title'))).toBeNull();
  },
});
export const EmptyPast = meta.story({
  args: { part: 'past', groups: groupGifts([], holder, deviceNow()) },
});
export const AsideFailed = meta.story({
  args: {
    aside: (
      <TodayDepositCard today={{ kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false }} />
    ),
  },
});
export const AsidePending = meta.story({ args: { aside: <TodayDepositCard today={{ kind: 'pending' }} /> } });
export const Loading = meta.story({ render: () => <GiftsSkeleton /> });
