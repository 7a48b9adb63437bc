import { expect, fn, waitFor } from 'storybook/test';
import type { CouponCodeResult } from '#/api/generated/model/index.ts';
import { depositGift } from '#/entities/gift/gift.fixtures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { CouponDoneView, CouponFormView, type CouponFormViewProps } from '../PromoCode.tsx';

const field = { name: 'code', onChange: fn(), onBlur: fn(), ref: fn(), notice: undefined };
const usual: CouponFormViewProps = {
  takesFocus: false,
  code: { ...field, value: '' },
  notice: undefined,
  aftermath: null,
  currency: 'RUB',
  isSending: false,
  onSubmit: fn((event) => event.preventDefault()),
  onSupport: fn(),
};

const meta = preview.meta({ title: 'promo-code/CouponFormView', component: CouponFormView, args: usual });

export const Empty = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('promoCode.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** The form for another promo code replaces the result and takes the focus. */
export const Again = meta.story({
  args: { takesFocus: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const Unknown = meta.story({
  args: { code: { ...field, value: 'NOSUCH', notice: { id: 'promoCode.error.coupon_not_found' } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining(storyText('promoCode.error.coupon_not_found')),
    );
  },
});
export const DepositAskedFor = meta.story({
  args: {
    code: { ...field, value: 'REGULAR' },
    notice: { id: 'promoCode.error.deposit_restriction' },
    aftermath: { refused: { code: 'deposit_restriction', missing: 50_000 }, isUncertain: false },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/500[.,]00/);
    await expect(canvas.getByRole('link', { name: storyText('action.remedy.deposit') })).toHaveAttribute(
      'href',
      '/cashbox',
    );
  },
});
export const ContactsAskedFor = meta.story({
  args: {
    notice: { id: 'promoCode.error.phone_and_email_restriction' },
    aftermath: { refused: { code: 'phone_and_email_restriction' }, isUncertain: false },
  },
});
export const SeveralAccounts = meta.story({
  args: {
    notice: { id: 'promoCode.error.multi_account' },
    aftermath: { refused: { code: 'multi_account' }, isUncertain: false },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('action.remedy.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const NoAnswer = meta.story({
  args: {
    code: { ...field, value: 'SUMMER26' },
    notice: { id: 'common.error.timeout' },
    aftermath: { refused: { code: 'timeout' }, isUncertain: true },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promoCode.uncertain'))).toBeVisible();
  },
});
export const Sending = meta.story({ args: { code: { ...field, value: 'SUMMER26' }, isSending: true } });

const gift: CouponCodeResult['gifts'][number] = {
  id: 1,
  title: '50 gift spins',
  type: 'giftspin',
  state: 'received',
  reason: 'personal',
  image: '/mock-assets/gift/giftspin.svg',
};
export const Given = meta.story({
  render: () => (
    <CouponDoneView
      result={{ gifts: [gift, depositGift()], message: 'The code is right' }}
      currency="RUB"
      onMore={fn()}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await waitFor(() => expect(canvas.getByText(/x30/)).toBeVisible());
  },
});
export const GivenNothing = meta.story({
  render: () => <CouponDoneView result={{ gifts: [] }} currency="RUB" onMore={fn()} />,
});
