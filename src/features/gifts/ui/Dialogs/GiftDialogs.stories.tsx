import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import type { Activation } from '../../data/useActivation.ts';
import {
  depositGift,
  giftFixture,
  holderFixture,
  inHours,
  spinsGift,
} from '#/entities/gift/gift.fixtures.ts';
import type { ActivationPhase } from '../../model/activation.machine.ts';
import { ActivationDialogs } from './ActivationDialogs.tsx';

const at = (phase: ActivationPhase): Activation => ({ phase, press: fn(), confirm: fn(), dismiss: fn() });
const spins = spinsGift({ expiredAt: inHours(100) });
const refused = (code: string, more: { missing?: number; retryAfterSeconds?: number } = {}): Activation =>
  at({
    step: 'refused',
    gift: code === 'deposit_restriction' ? depositGift() : giftFixture(),
    refusal: { code, missing: more.missing ?? null, retryAfterSeconds: more.retryAfterSeconds ?? null },
  });

const meta = preview.meta({
  title: 'gifts/ActivationDialogs',
  component: ActivationDialogs,
  args: {
    activation: at({ step: 'asking', gift: spins }),
    holder: holderFixture({ currency: 'EUR' }),
    onCancelBonuses: fn(),
  },
});

export const Terms = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/Northern Foxes/)).toBeVisible();
    await expect(canvas.getByText(storyText('gifts.terms.locksOnWin'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.terms.confirm') }));
    await expect(args.activation.confirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.terms.later') }));
    await expect(args.activation.dismiss).toHaveBeenCalledOnce();
  },
});
export const TermsOfBonus = meta.story({
  args: {
    activation: at({
      step: 'asking',
      gift: giftFixture({
        type: 'nondeposit',
        title: 'Bônus de R$ 30 sem depósito',
        wager: 40,
        amount: 30_00,
        currency: 'BRL',
        expiredAt: inHours(100),
      }),
    }),
  },
  async play({ canvas }) {
    // All that activating brings is said before: how much to stake, until when, and what is closed meanwhile.
    await expect(canvas.getByText(/1.?200,00/)).toBeVisible();
    await expect(canvas.getByText(storyText('gifts.terms.locks'))).toBeVisible();
  },
});
/** A second press does nothing while the first one is under way. */
export const Sending = meta.story({
  args: { activation: at({ step: 'sending', gift: spins, attempt: 1, isAsked: true }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(storyText('gifts.terms.confirm')) }));
    await expect(args.activation.confirm).not.toHaveBeenCalled();
  },
});
export const DepositMissing = meta.story({
  args: { activation: refused('deposit_restriction', { missing: 12_00 }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('gifts.action.deposit') })).toHaveAttribute(
      'href',
      '/cashbox?gift=90101&amount=1200',
    );
  },
});
export const ContactsMissing = meta.story({
  args: { activation: refused('phone_and_email_restriction') },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('gifts.action.confirm') })).toBeVisible();
  },
});
export const BonusInPlay = meta.story({
  args: { activation: refused('has_bonus') },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('gifts.cancel.open') }));
    await expect(args.onCancelBonuses).toHaveBeenCalledOnce();
  },
});
export const SpinsInPlay = meta.story({ args: { activation: refused('exists_active_giftspin') } });
export const SeveralAccounts = meta.story({ args: { activation: refused('multi_account') } });
/** Bonuses are switched off for this account. */
export const SwitchedOff = meta.story({
  args: { activation: refused('disabled') },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.error.disabled'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('gifts.action.support') })).toBeVisible();
  },
});
export const Over = meta.story({ args: { activation: refused('expired') } });
export const TooOften = meta.story({
  args: { activation: refused('too_many_requests', { retryAfterSeconds: 5 }) },
});
/** Nobody knows whether it was done: trying again is the same call. */
export const NoAnswer = meta.story({
  args: {
    activation: at({
      step: 'unanswered',
      gift: giftFixture(),
      refusal: { code: 'timeout', missing: null, retryAfterSeconds: null },
    }),
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gifts.inactive.uncertain'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.activation.confirm).toHaveBeenCalledOnce();
  },
});
