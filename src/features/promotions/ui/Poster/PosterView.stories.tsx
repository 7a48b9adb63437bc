import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import {
  drawnFixture,
  inHours,
  inPromo,
  membershipFixture,
  promoFixture,
  viewers,
} from '#/entities/promo/promo.fixtures.tsx';
import type { Viewer } from '#/entities/promo/rules.ts';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { DrawResult, MissingPoints, StepButton, StepNote, type StepButtonProps } from './PosterAction.tsx';
import { PosterView } from './PosterView.tsx';

const acts = { isJoining: false, onJoin: fn(), onWinners: fn(), onSupport: fn() };
const button = (step: StepButtonProps['step'], more: Partial<StepButtonProps> = {}) => (
  <>
    <StepButton step={step} {...acts} {...more} />
    <DrawResult />
    <StepNote step={step} />
    <MissingPoints />
  </>
);

const winner: Viewer = {
  ...viewers.member,
  membership: membershipFixture({
    receivedPrizes: (drawnFixture().prizes ?? []).slice(-1).map(({ id }) => ({ prizeId: id, count: 1 })),
  }),
};

const usual: PromoState = {
  promo: promoFixture(),
  phase: 'running',
  viewer: viewers.outsider,
};

const meta = preview.meta({
  title: 'promotions/PosterView',
  component: inPromo(PosterView),
  args: { ...usual, action: button('join') },
});

export const Join = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.step.join') }));
    await expect(acts.onJoin).toHaveBeenCalledOnce();
  },
});
export const Joining = meta.story({ args: { action: button('join', { isJoining: true }) } });
export const Guest = meta.story({ args: { viewer: viewers.guest, action: button('register') } });
export const Member = meta.story({ args: { viewer: viewers.member, action: button('play') } });
export const ToThePrizes = meta.story({
  args: { promo: promoFixture('template2'), viewer: viewers.rich, action: button('exchange') },
});
export const TooFewPoints = meta.story({
  args: { promo: promoFixture('template2'), viewer: viewers.member, action: button('play') },
  async play({ canvas }) {
    const note = canvas.getByText(/Толстовка/);
    await expect(note).toBeVisible();
    await expect(note).toHaveTextContent(/2\s*искры/);
  },
});
export const SeveralAccounts = meta.story({
  args: { viewer: viewers.multiAccount, action: button('support') },
});
export const Unknown = meta.story({ args: { viewer: viewers.unknown, action: button('unknown') } });
export const Waiting = meta.story({
  args: {
    promo: promoFixture('template1', { status: 'future', startAt: inHours(26), endAt: inHours(90) }),
    phase: 'waiting',
    action: button('awaitStart'),
  },
});

export const LastDay = meta.story({
  args: {
    promo: promoFixture('template5', { endAt: inHours(3) }),
    viewer: viewers.member,
    action: button('exchange'),
  },
  async play({ canvas, userEvent }) {
    const hint = canvas.getByRole('button', { name: storyText('promotions.lastDay.label') });
    await userEvent.hover(hint);
    await expect(hint).toHaveAccessibleDescription(/./);
  },
});
export const Drawing = meta.story({
  args: {
    promo: promoFixture('template3', { status: 'past', endAt: inHours(-2), drawAt: inHours(20) }),
    phase: 'drawing',
    viewer: viewers.member,
    action: button('awaitDraw'),
  },
});
export const Results = meta.story({
  args: { promo: drawnFixture(), phase: 'results', viewer: viewers.member, action: button('winners') },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.winners.notYou'))).toBeVisible();
  },
});
export const Won = meta.story({
  args: {
    promo: drawnFixture(),
    phase: 'results',
    viewer: winner,
    action: button('winners'),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Путешествие на двоих/)).toBeVisible();
  },
});
export const Over = meta.story({
  args: {
    promo: promoFixture('template2', { status: 'past', endAt: inHours(-2) }),
    phase: 'over',
    action: button('others'),
  },
});
export const WithoutEnd = meta.story({ args: { promo: { ...promoFixture(), endAt: '' } } });
export const LongestTexts = meta.story({
  args: {
    promo: promoFixture('template1', {
      title: 'Достопримечательностиисвершения '.repeat(4),
      fund: '9 007 199 254 740 991 ₽ в призах и подарках для всех',
    }),
  },
});
