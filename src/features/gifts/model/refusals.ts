// Why a gift can't be claimed, and the remedy (S8.20).
import type { GiftErrorCode } from '#/api/generated/model/index.ts';
import type { AnyCodeTexts, CodeTexts } from '#/i18n/errorTexts.ts';

/** Leaves out codes about promo codes. Their texts belong to the promo code form. */
type OwnCode = Exclude<
  GiftErrorCode,
  'promo_code' | 'coupon_not_found' | 'coupon_expired' | 'coupon_used' | 'request_limit_exceeded'
>;

export const giftTexts: CodeTexts<OwnCode> = {
  wrong_device: 'gifts.error.wrong_device',
  invalid_offer: 'gifts.error.invalid_offer',
  deposit_restriction: { id: 'gifts.error.deposit_restriction', remedy: 'deposit' },
  email_restriction: { id: 'gifts.error.email_restriction', remedy: 'contacts' },
  phone_restriction: { id: 'gifts.error.phone_restriction', remedy: 'contacts' },
  phone_and_email_restriction: { id: 'gifts.error.phone_and_email_restriction', remedy: 'contacts' },
  multi_account: { id: 'gifts.error.multi_account', remedy: 'support' },
  disabled: { id: 'gifts.error.disabled', remedy: 'support' },
  invalid_user_gift: 'gifts.error.invalid_user_gift',
  in_process: { id: 'gifts.error.in_process', remedy: 'payments' },
  expired: 'gifts.error.expired',
  used: 'gifts.error.used',
  has_bonus: { id: 'gifts.error.has_bonus', remedy: 'runningBonus' },
  exists_active_giftspin: 'gifts.error.exists_active_giftspin',
  activation_failed: { id: 'gifts.error.activation_failed', remedy: 'retry' },
  invalid_provider_response: { id: 'gifts.error.invalid_provider_response', remedy: 'retry' },
  bonus_request_failed: { id: 'gifts.error.bonus_request_failed', remedy: 'retry' },
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  no_active_bonus: 'gifts.error.no_active_bonus',
  not_done: { id: 'gifts.error.activation_failed', remedy: 'retry' },
};

export const cancelTexts: AnyCodeTexts = {
  ...giftTexts,
  not_done: giftTexts.bonus_request_failed,
};
