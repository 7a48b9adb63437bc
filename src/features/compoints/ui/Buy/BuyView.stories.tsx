import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { productFixture } from '../../compoints.fixtures.ts';
import type { BuyState, BuyViewProps } from './buyState.ts';
import { BuyView } from './BuyView.tsx';

const refused = (over: Partial<Extract<BuyState, { step: 'refused' }>>): BuyState => ({
  step: 'refused',
  text: { id: 'compoints.error.product_sold_out' },
  missing: null,
  limit: null,
  remedy: 'none',
  isUncertain: false,
  ...over,
});

const usual: BuyViewProps = {
  product: productFixture(),
  owned: 1_840,
  state: { step: 'question' },
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'compoints/BuyView', component: BuyView, args: usual });

export const Question = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = storyText('compoints.buy.confirm', { count: 400 });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A second press does nothing while the first one is under way. */
export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    const name = new RegExp(storyText('compoints.buy.confirm', { count: 400 }));
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const TooFew = meta.story({
  args: { owned: 300, state: { step: 'tooFew', missing: 100 } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('compoints.buy.missing', { count: 100 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('compoints.remedy.play') })).toBeVisible();
  },
});
export const Bought = meta.story({
  args: { owned: 1_440, state: { step: 'done', giftTitle: '20 gift spins' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('compoints.buy.toGifts') })).toHaveAttribute(
      'href',
      '/profile/gifts',
    );
  },
});
export const SoldOut = meta.story({ args: { state: refused({}) } });
export const MissingAtTheServer = meta.story({
  args: {
    state: refused({
      text: { id: 'compoints.error.insufficient_compoint_balance' },
      missing: 300,
      remedy: 'play',
    }),
  },
});
export const LevelAskedFor = meta.story({
  args: { state: refused({ text: { id: 'compoints.error.level_required' }, limit: 4, remedy: 'levels' }) },
});
export const SeveralAccounts = meta.story({
  args: { state: refused({ text: { id: 'compoints.error.multi_account' }, remedy: 'support' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('compoints.remedy.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** Nobody knows whether it was done: trying again is the same purchase. */
export const NoAnswer = meta.story({
  args: { state: refused({ text: { id: 'common.error.timeout' }, remedy: 'retry', isUncertain: true }) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('compoints.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
