import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { productFixture } from './compoints.fixtures.ts';
import { ShopView, type ShopViewProps } from './Shop.tsx';

const shelf = [
  productFixture({ id: 1 }),
  productFixture({ id: 2, title: '50 gift spins', price: 900, oldPrice: 1_100, bought: 2 }),
  productFixture({ id: 3, title: 'A hoodie', price: 2_000, left: 7 }),
  productFixture({ id: 4, title: '2 000 ₽ in cash', price: 8_000, minLevel: 6, isAvailable: false }),
  productFixture({ id: 5, title: 'A trip for two', price: 240_000, left: 0, isAvailable: false }),
  productFixture({ id: 6, title: '100% on a deposit', mostEach: 1, bought: 1, isAvailable: false }),
  productFixture({ id: 7, title: 'Feature spins', isAvailable: false }),
];

const usual: ShopViewProps = {
  products: { kind: 'ready', data: shelf },
  buyer: { compoints: 1_840, level: 3, isMultiAccount: false },
  isOpen: true,
  onBuy: fn(),
};

const meta = preview.meta({ title: 'compoints/ShopView', component: ShopView, args: usual });

export const Shelf = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = storyText('compoints.shop.buyOf', { product: '20 gift spins' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onBuy).toHaveBeenCalledWith(shelf[0]);
    await expect(
      canvas.getByRole('link', { name: storyText('compoints.shop.locked.level', { limit: 6 }) }),
    ).toHaveAttribute('href', '/profile/levels');
    await expect(canvas.getByText(storyText('compoints.shop.locked.soldOut'))).toBeVisible();
    await expect(canvas.getByText(storyText('compoints.shop.missing', { count: 160 }))).toBeVisible();
  },
});
/** The worth of this bonus depends on the deposit, so the card shows the maximum. */
export const WorthUpTo = meta.story({
  args: {
    products: {
      kind: 'ready',
      data: [productFixture({ id: 6, worth: 30_000_00, isWorthUpTo: true, currency: 'RUB' })],
    },
  },
  async play({ canvas }) {
    const [before = ''] = storyText('gift.terms.worthUpTo', { amount: '|' }).split('|');
    await expect(canvas.getByText(new RegExp(`^${before}.*30.?000`))).toBeVisible();
  },
});
export const FlaggedAccount = meta.story({
  args: { buyer: { compoints: 1_840, level: 3, isMultiAccount: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongTexts = meta.story({
  args: {
    products: {
      kind: 'ready',
      data: [productFixture({ title: 'Nebeneinanderschaltung '.repeat(6), description: 'W'.repeat(300) })],
    },
  },
});
export const Loading = meta.story({ args: { products: { kind: 'pending' } } });
export const Empty = meta.story({ args: { products: { kind: 'ready', data: [] } } });
export const Closed = meta.story({
  args: { isOpen: false },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('compoints.shop.closed'))).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { products: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
