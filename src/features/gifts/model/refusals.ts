// The words of a gift that cannot be had, and what helps then (specification S8.20).
import type { GiftErrorCode } from '#/api/generated/model/index.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

/** Codes of promo codes have their words where those are entered. */
type OwnCode = Exclude<
  GiftErrorCode,
  'promo_code' | 'coupon_not_found' | 'coupon_expired' | 'coupon_used' | 'request_limit_exceeded'
>;

export const giftTexts: CodeTexts<OwnCode> = {
  wrong_device: 'gifts.error.wrong_device',
  invalid_offer: 'gifts.error.invalid_offer',
  deposit_restriction: 'gifts.error.deposit_restriction',
  email_restriction: 'gifts.error.email_restriction',
  phone_restriction: 'gifts.error.phone_restriction',
  phone_and_email_restriction: 'gifts.error.phone_and_email_restriction',
  multi_account: 'gifts.error.multi_account',
  disabled: 'gifts.error.disabled',
  invalid_user_gift: 'gifts.error.invalid_user_gift',
  in_process: 'gifts.error.in_process',
  expired: 'gifts.error.expired',
  used: 'gifts.error.used',
  has_bonus: 'gifts.error.has_bonus',
  exists_active_giftspin: 'gifts.error.exists_active_giftspin',
  activation_failed: 'gifts.error.activation_failed',
  invalid_provider_response: 'gifts.error.invalid_provider_response',
  bonus_request_failed: 'gifts.error.bonus_request_failed',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  no_active_bonus: 'gifts.error.no_active_bonus',
  not_done: 'gifts.error.activation_failed',
};

export type Remedy = 'deposit' | 'contacts' | 'running' | 'spins' | 'history' | 'support' | 'retry' | 'none';

export function remedyOf(code: string): Remedy {
  switch (code) {
    case 'deposit_restriction':
      return 'deposit';
    case 'email_restriction':
    case 'phone_restriction':
    case 'phone_and_email_restriction':
      return 'contacts';
    case 'has_bonus':
      return 'running';
    case 'exists_active_giftspin':
      return 'spins';
    case 'in_process':
      return 'history';
    case 'multi_account':
    case 'disabled':
      return 'support';
    case 'activation_failed':
    case 'invalid_provider_response':
    case 'bonus_request_failed':
    case 'not_done':
    case 'server_error':
    case 'service_unavailable':
    case 'too_many_requests':
      return 'retry';
    default:
      return 'none';
  }
}
