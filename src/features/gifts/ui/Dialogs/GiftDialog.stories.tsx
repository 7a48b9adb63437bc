import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { untilDialog } from '../../../../../.storybook/play.ts';
import { storyText } from '../../../../../.storybook/storyText.ts';
import type { Refused } from '#/api/ApiError.ts';
import {
  depositGift,
  giftFixture,
  inHours,
  spinsGift,
  wagerTermsFixture,
} from '#/entities/gift/gift.fixtures.ts';
import { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';

const refused = (code: string, more: Partial<Refused> = {}) => ({
  gift: code === 'deposit_restriction' ? depositGift() : giftFixture(),
  state: { step: 'failed', refused: { code, ...more }, isUncertain: false } as const,
});

const usual: GiftDialogProps = {
  gift: spinsGift({ expiredAt: inHours(100), terms: wagerTermsFixture() }),
  state: { step: 'question' },
  currency: 'RUB',
  onConfirm: fn(),
  onCancelBonuses: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'gifts/GiftDialog', component: GiftDialog, args: usual });

export const Terms = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/Northern Foxes/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.locksOnWin'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.terms.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.terms.later') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const TermsOfBonus = meta.story({
  args: {
    gift: giftFixture({
      type: 'nondeposit',
      title: 'Бонус 30 ₽ без депозита',
      wager: 40,
      amount: 30_00,
      currency: 'RUB',
      expiredAt: inHours(100),
      terms: wagerTermsFixture(),
    }),
  },
  async play({ canvas }) {
    // The terms name the required stakes, the deadline and the features that are locked meanwhile.
    await expect(canvas.getByText(/1.?200[,.]00/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.anyBet'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.noCap'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.facts.restInTime'))).toBeVisible();
    await expect(canvas.getByText(storyText('gifts.terms.locks'))).toBeVisible();
  },
});
/**
 * The terms of a deposit bonus state the bonus, the amount to wager, and other gifts that need the same
 * deposits.
 */
export const TermsOfDepositBonus = meta.story({
  args: {
    gift: depositGift({
      expiredAt: inHours(100),
      receivedAt: inHours(-48),
      restrictionsState: { depositProgress: 20_00 },
      activation: { bonus: 150_00, losing: [{ id: 90_105, title: '30 фриспинов', missing: 12_00 }] },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/150[.,]00/)).not.toHaveLength(0);
    await expect(canvas.getByText(/4.?500[.,]00.*x30/)).toBeVisible();
    await expect(canvas.getByText(storyText('gifts.terms.losing'))).toBeVisible();
    await expect(canvas.getByText(/^30 фриспинов.*12[.,]00/)).toBeVisible();
  },
});
/**
 * At 200 % zoom, the dialog is scrolled to its title, isn't cut off at the sides, and can be scrolled to
 * its buttons.
 */
export const ZoomedPhone = meta.story({
  globals: { viewport: { value: 'zoomedPhone' } },
  async play({ canvasElement, canvas }) {
    const dialog = await untilDialog(canvasElement);
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    const edges = dialog.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: storyText('gifts.terms.title') });
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(edges.top);
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(edges.bottom);
    const later = canvas.getByRole('button', { name: storyText('gifts.terms.later') });
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect(later.getBoundingClientRect().bottom).toBeLessThan(edges.bottom);
  },
});
/** A second press does nothing while the request is in flight. */
export const Sending = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(storyText('gifts.terms.confirm')) }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const DepositMissing = meta.story({
  args: refused('deposit_restriction', { missing: 12_00 }),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('action.remedy.deposit') })).toHaveAttribute(
      'href',
      '/cashbox?gift=90101&amount=1200',
    );
  },
});
export const ContactsMissing = meta.story({
  args: refused('phone_and_email_restriction'),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('action.remedy.contacts') })).toBeVisible();
  },
});
export const BonusInPlay = meta.story({
  args: refused('has_bonus'),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.cancel.open') }));
    await expect(args.onCancelBonuses).toHaveBeenCalledOnce();
  },
});
export const SpinsInPlay = meta.story({ args: refused('exists_active_giftspin') });
export const SeveralAccounts = meta.story({ args: refused('multi_account') });
/** Bonuses are disabled for this account. */
export const SwitchedOff = meta.story({
  args: refused('disabled'),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.error.disabled'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('action.remedy.support') })).toBeVisible();
  },
});
export const Over = meta.story({ args: refused('expired') });
export const TooOften = meta.story({
  args: refused('too_many_requests', { retryAfterSeconds: 5 }),
});
/** The outcome is unknown, so a retry repeats the same call. */
export const NoAnswer = meta.story({
  args: {
    gift: giftFixture(),
    state: { step: 'failed', refused: { code: 'timeout' }, isUncertain: true },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gifts.inactive.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
