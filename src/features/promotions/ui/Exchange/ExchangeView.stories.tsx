import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { POINT_PARTS } from '../../model/points.ts';
import { prizeFixture, promoFixture } from '../../promotions.fixtures.ts';
import { ExchangeView } from './ExchangeView.tsx';
import type { ExchangeState, ExchangeViewProps } from './exchangeState.ts';

const refused = (over: Partial<Extract<ExchangeState, { step: 'refused' }>>): ExchangeState => ({
  step: 'refused',
  text: { id: 'promotions.error.cannot_buy_prize' },
  missing: null,
  remedy: 'none',
  isUncertain: false,
  ...over,
});

const usual: ExchangeViewProps = {
  promo: promoFixture('template2'),
  prize: prizeFixture(),
  owned: 120 * POINT_PARTS,
  state: { step: 'question' },
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'promotions/ExchangeView',
  component: ExchangeView,
  args: usual,
});

export const Question = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.exchange.button') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A second press does nothing while the first one is under way. */
export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(storyText('promotions.exchange.button')) }),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Done = meta.story({
  args: { state: { step: 'done' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('promotions.win.gifts') })).toBeVisible();
  },
});
export const Gone = meta.story({ args: { state: refused({}) } });
export const TooFew = meta.story({
  args: {
    state: refused({
      text: { id: 'promotions.error.insufficient_funds' },
      missing: 15 * POINT_PARTS,
      remedy: 'play',
    }),
  },
});
export const SeveralAccounts = meta.story({
  args: { state: refused({ text: { id: 'promotions.error.multi_account' }, remedy: 'support' }) },
});
export const Outside = meta.story({
  args: { state: refused({ text: { id: 'promotions.error.user_not_participate' }, remedy: 'join' }) },
});

/** Nobody knows whether it was done: trying again is the same exchange. */
export const NoAnswer = meta.story({
  args: { state: refused({ text: { id: 'common.error.timeout' }, remedy: 'retry', isUncertain: true }) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('promotions.exchange.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
