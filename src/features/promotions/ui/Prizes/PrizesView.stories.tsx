import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import {
  drawnFixture,
  inPromo,
  membershipFixture,
  prizeFixture,
  promoFixture,
  viewers,
} from '#/entities/promo/promo.fixtures.tsx';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { PrizesView, type PrizesViewProps } from './PrizesView.tsx';

const shop = promoFixture('template2');
const winner = {
  kind: 'player' as const,
  isMultiAccount: false,
  membership: membershipFixture({ receivedPrizes: [{ prizeId: 4, count: 1 }] }),
};

const usual: PrizesViewProps & PromoState = {
  promo: promoFixture(),
  phase: 'running',
  viewer: viewers.member,
  look: 'ladder',
  onExchange: fn(),
  onWinners: fn(),
};

const meta = preview.meta({
  title: 'promotions/PrizesView',
  component: inPromo(PrizesView),
  args: usual,
});

/** The card of each prize shows its worth and whether it must be wagered. */
export const Ladder = meta.story({
  args: {
    promo: promoFixture('template1', {
      prizes: [
        prizeFixture({ worth: 500_00, currency: 'RUB', wager: 35 }),
        prizeFixture({ id: 2, title: 'Толстовка', worth: 4_000_00, currency: 'RUB' }),
      ],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/500\s₽/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.wagerOf', { wager: 35 }))).toBeVisible();
    await expect(canvas.getByText(/4\s000\s₽/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.noWager'))).toBeVisible();
  },
});
export const LadderOfGuest = meta.story({ args: { viewer: viewers.guest } });
export const Tickets = meta.story({ args: { promo: promoFixture('template3'), look: 'tickets' } });
export const Road = meta.story({ args: { promo: promoFixture('template4'), look: 'road' } });
export const RoadOnPhone = meta.story({
  args: { promo: promoFixture('template4'), look: 'road' },
  globals: { viewport: { value: 'phone' } },
});

export const Shelf = meta.story({
  args: { promo: shop, look: 'shelf', viewer: viewers.rich },
  async play({ args, canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button', { name: /2 000/ });
    if (first) await userEvent.click(first);
    await expect(args.onExchange).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await expect(canvas.getByText(storyText('promotions.prizes.gone'))).toBeVisible();
  },
});
export const ShelfTooFew = meta.story({
  args: { promo: shop, look: 'shelf' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(0);
  },
});
export const ShelfOfGuest = meta.story({ args: { promo: shop, look: 'shelf', viewer: viewers.guest } });
export const ShelfOutside = meta.story({ args: { promo: shop, look: 'shelf', viewer: viewers.outsider } });
export const ShelfBlocked = meta.story({
  args: { promo: shop, look: 'shelf', viewer: viewers.multiAccount },
});
export const ShelfClosed = meta.story({ args: { promo: shop, look: 'shelf', phase: 'waiting' } });
export const Showcase = meta.story({ args: { promo: promoFixture('template5'), look: 'showcase' } });
export const ShowcaseOnPhone = meta.story({
  args: { promo: promoFixture('template5'), look: 'showcase' },
  globals: { viewport: { value: 'phone' } },
});

export const Drawn = meta.story({
  args: { promo: drawnFixture(), phase: 'results', look: 'tickets', viewer: winner },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('promotions.prizes.received', { count: 1 }))).toBeVisible();
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onWinners).toHaveBeenCalledOnce();
  },
});

export const UnknownCurrency = meta.story({
  args: { promo: promoFixture('template2', { prizes: [prizeFixture({ currencyId: 999 })] }), look: 'shelf' },
});
export const LongestTexts = meta.story({
  args: {
    promo: promoFixture('template2', {
      prizes: [1, 2, 3].map((id) =>
        prizeFixture({ id, title: 'Сверхдостопримечательность'.repeat(4), price: 9_007_199_254_740_000 }),
      ),
    }),
    look: 'shelf',
  },
});
