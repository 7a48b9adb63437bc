import { isApiError } from '#/api/ApiError.ts';
import type { GiftErrorCode } from '#/api/generated/model/index.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';

/** What only the activation of a gift is refused with. */
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

/** Texts of the codes that a promo code has of the family of gifts; a new code of the family is asked for. */
export const couponTexts: CodeTexts<Exclude<GiftErrorCode, OfActivation>> = {
  promo_code: 'promoCode.error.promo_code',
  coupon_not_found: 'promoCode.error.coupon_not_found',
  coupon_expired: 'promoCode.error.coupon_expired',
  coupon_used: 'promoCode.error.coupon_used',
  multi_account: 'promoCode.error.multi_account',
  disabled: 'promoCode.error.disabled',
  email_restriction: 'promoCode.error.email_restriction',
  phone_restriction: 'promoCode.error.phone_restriction',
  phone_and_email_restriction: 'promoCode.error.phone_and_email_restriction',
  deposit_restriction: 'promoCode.error.deposit_restriction',
  has_bonus: 'promoCode.error.has_bonus',
  self_excluded: 'common.error.self_excluded',
  time_out_active: 'common.error.time_out_active',
  bonus_request_failed: 'promoCode.error.bonus_request_failed',
  request_limit_exceeded: { id: 'promoCode.error.request_limit_exceeded', waitSeconds: 300 },
};

/** What helps after a refusal, where something does. */
export type Remedy = 'contacts' | 'deposit' | 'gifts' | 'support' | 'none';

function remedyOf(code: string): Remedy {
  switch (code) {
    case 'email_restriction':
    case 'phone_restriction':
    case 'phone_and_email_restriction':
      return 'contacts';
    case 'deposit_restriction':
      return 'deposit';
    case 'has_bonus':
      return 'gifts';
    case 'multi_account':
    case 'disabled':
    case 'request_limit_exceeded':
      return 'support';
    default:
      return 'none';
  }
}

/** What follows a refusal, besides its words. */
export interface Aftermath {
  readonly remedy: Remedy;
  /** Minor units of a deposit that are missing, where the server says. */
  readonly missing: number | null;
  /** There was no answer: the code may have been used. */
  readonly isUncertain: boolean;
}

export const CALM: Aftermath = { remedy: 'none', missing: null, isUncertain: false };

export function aftermathOf(error: unknown, isUncertain: boolean): Aftermath {
  if (isUncertain || !isApiError(error)) return { ...CALM, isUncertain };
  return { remedy: remedyOf(error.code), missing: error.data.missingAmount ?? null, isUncertain: false };
}

export function readCouponRefusal(error: unknown, fields: readonly string[]): Refusal<string> {
  return readRefusal(error, fields, couponTexts);
}
