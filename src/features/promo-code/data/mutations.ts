import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { activateCouponCode } from '#/api/generated/endpoints/gifts/gifts.ts';
import type { CouponCodeBody, CouponCodeResponse, GiftErrorCode } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { balanceQuery, giftsQuery } from '#/entities/player/queries.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

/**
 * The idempotency key is kept until the outcome is known. Otherwise, a retry after a lost response would
 * fail, because the promo code is already used.
 */
export const activateMutation = () =>
  mutationOptions<CouponCodeResponse, ApiError, { data: CouponCodeBody }>({
    mutationFn: ({ data }) =>
      withIdempotencyKey('coupon', data, ({ options }) => activateCouponCode(data, options)),
    onSettled: (_answer, _error, _variables, _context, { client }) => {
      for (const { queryKey } of [giftsQuery(), balanceQuery()]) void client.invalidateQueries({ queryKey });
    },
  });

/** Error codes that only occur when a gift is activated, never for a promo code. */
type OfActivation =
  | 'wrong_device'
  | 'invalid_offer'
  | 'invalid_user_gift'
  | 'in_process'
  | 'expired'
  | 'used'
  | 'exists_active_giftspin'
  | 'activation_failed'
  | 'invalid_provider_response'
  | 'no_active_bonus';

/**
 * Texts for the gift error codes that a promo code can return. A new code without a text is a compile
 * error.
 */
export const couponTexts: CodeTexts<Exclude<GiftErrorCode, OfActivation>> = {
  promo_code: 'promoCode.error.promo_code',
  coupon_not_found: 'promoCode.error.coupon_not_found',
  coupon_expired: 'promoCode.error.coupon_expired',
  coupon_used: 'promoCode.error.coupon_used',
  multi_account: { id: 'promoCode.error.multi_account', remedy: 'support' },
  disabled: { id: 'promoCode.error.disabled', remedy: 'support' },
  email_restriction: { id: 'promoCode.error.email_restriction', remedy: 'contacts' },
  phone_restriction: { id: 'promoCode.error.phone_restriction', remedy: 'contacts' },
  phone_and_email_restriction: { id: 'promoCode.error.phone_and_email_restriction', remedy: 'contacts' },
  deposit_restriction: { id: 'promoCode.error.deposit_restriction', remedy: 'deposit' },
  has_bonus: { id: 'promoCode.error.has_bonus', remedy: 'gifts' },
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  bonus_request_failed: 'promoCode.error.bonus_request_failed',
  request_limit_exceeded: {
    id: 'promoCode.error.request_limit_exceeded',
    waitSeconds: 300,
    remedy: 'support',
  },
};

export function readCouponRefusal(error: unknown, fields: readonly string[]): Refusal<string> {
  return readRefusal(error, fields, couponTexts);
}
