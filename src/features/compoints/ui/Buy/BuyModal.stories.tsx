import { expect, fn } from 'storybook/test';
import type { Refused } from '#/api/ApiError.ts';
import { giftFixture } from '#/entities/gift/gift.fixtures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { productFixture } from '../../compoints.fixtures.ts';
import { BuyView, type BuyViewProps } from './BuyModal.tsx';

const refused = (code: string, more: Partial<Refused> = {}) =>
  ({ step: 'failed', refused: { code, ...more }, isUncertain: false }) as const;

const usual: BuyViewProps = {
  product: productFixture(),
  owned: 1_840,
  hasBonus: false,
  state: { step: 'question' },
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'compoints/BuyView', component: BuyView, args: usual });

/**
 * Before the purchase, shows the gift's game, worth and wagering rules, and says that a win blocks withdrawals.
 */
export const Question = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Golden Harvest')).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.multiplier', { wager: 30 }))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.validDays', { days: 3 }))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.stake'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.locksOnWin'))).toBeVisible();
    await expect(canvas.getByText(storyText('compoints.buy.loss'))).toBeVisible();
    const name = storyText('compoints.buy.confirm', { count: 400 });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/**
 * While a bonus is active, the player can't use the free spins, but the time until they expire already runs.
 */
export const MustWait = meta.story({
  args: { hasBonus: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('note')).toHaveTextContent(storyText('compoints.buy.mustWait'));
  },
});

/**
 * For a gift of bonus money, the dialog shows the same wagering rules as the gift does after the purchase.
 */
export const BonusMoney = meta.story({
  args: {
    product: productFixture({
      giftType: 'nondeposit',
      worth: 1_000_00,
      currency: 'RUB',
      wager: 30,
      terms: {
        weights: [{ games: 'bonus', percent: 100 }],
        maxBet: 500_00,
        minBonus: 10_00,
        isRealStakedFirst: true,
      },
    }),
  },
  async play({ canvas }) {
    const list = canvas.getByText(storyText('gift.facts.maxBet')).closest('dl');
    await expect(list).toHaveTextContent(/500/);
    await expect(canvas.getByText(storyText('gift.facts.countsIn.bonus'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.maxWin'))).toBeVisible();
  },
});

/** Intl groups four-digit numbers in Italian only with `useGrouping: 'always'`. */
export const GroupedInItalian = meta.story({
  args: { product: { ...usual.product, price: 8_000 }, owned: 9_000 },
  globals: { locale: 'it' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /8\.000/ })).toBeVisible();
    await expect(canvas.getByText('1.000')).toBeVisible();
    await expect(canvas.queryByText(/\b[189]000\b/)).not.toBeInTheDocument();
  },
});

/** A second press does nothing while the purchase is in flight. */
export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    const name = new RegExp(storyText('compoints.buy.confirm', { count: 400 }));
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const TooFew = meta.story({
  args: { owned: 300 },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('compoints.buy.missing', { count: 100 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('action.remedy.play') })).toBeVisible();
  },
});
export const Bought = meta.story({
  args: {
    state: {
      step: 'done',
      answer: {
        data: { productId: 1, gift: giftFixture({ title: '20 gift spins' }), compointBalance: 1_440 },
      },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('compoints.buy.toGifts') })).toHaveAttribute(
      'href',
      '/profile/gifts',
    );
  },
});
export const SoldOut = meta.story({ args: { state: refused('product_sold_out') } });
export const MissingAtTheServer = meta.story({
  args: {
    state: refused('insufficient_compoint_balance', { missing: 300 }),
  },
});
export const LevelAskedFor = meta.story({
  args: { state: refused('level_required', { limit: 4 }) },
});
export const SeveralAccounts = meta.story({
  args: { state: refused('multi_account') },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('action.remedy.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** The outcome is unknown, so a retry repeats the same purchase. */
export const NoAnswer = meta.story({
  args: { state: { ...refused('timeout'), isUncertain: true } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('compoints.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
