import { recentAttempts, secondsUntilAttempt, type AttemptLimit } from '../attempts.ts';
import type { Context } from '../context.ts';
import { coupons, normaliseCode, type Coupon } from './coupons.catalogue.ts';
import { minorOf } from '../sums.ts';
import { day, minute } from '../dates.ts';
import { anchorOf } from '../eventTime.ts';
import { giftsSlice, type StoredGift } from './state.ts';
import type { PlayerState } from '../state.ts';
import { distributeGift } from './actions.ts';
import { holderOf } from './view.ts';
import { contactProblem } from './rules.ts';

export const wrongCouponLimit: AttemptLimit = { max: 10, within: 5 * minute };

export type CouponRefusal =
  | {
      why:
        | 'promo_code'
        | 'coupon_not_found'
        | 'coupon_expired'
        | 'coupon_used'
        | 'multi_account'
        | 'has_bonus';
    }
  | { why: 'request_limit_exceeded'; retryAfter: number }
  | { why: NonNullable<ReturnType<typeof contactProblem>> }
  | { why: 'deposit_restriction'; missing: number };

function refusalOf(call: Context, player: PlayerState, coupon: Coupon): CouponRefusal | null {
  const { code, untilDay, deposited = 0, needsNoBonus = false } = coupon;
  if (player.isMultiAccount) return { why: 'multi_account' };
  if (anchorOf(call) + untilDay * day <= call.now) return { why: 'coupon_expired' };
  if (giftsSlice.of(call, player).usedCoupons.includes(code)) return { why: 'coupon_used' };
  const contact = contactProblem(coupon, holderOf(call, player));
  if (contact) return { why: contact };
  const missing = deposited > 0 ? minorOf(call.brand, deposited) - player.deposited : 0;
  if (missing > 0) return { why: 'deposit_restriction', missing };
  return needsNoBonus && player.bonus ? { why: 'has_bonus' } : null;
}

export function redeemCoupon(
  call: Context,
  player: PlayerState,
  text: string,
): { coupon: Coupon; gifts: StoredGift[] } | CouponRefusal {
  const slice = giftsSlice.of(call, player);
  slice.wrongCoupons = recentAttempts(slice.wrongCoupons, call.now, wrongCouponLimit.within);
  const wait = secondsUntilAttempt(slice.wrongCoupons, call.now, wrongCouponLimit);
  if (wait > 0) return { why: 'request_limit_exceeded', retryAfter: wait };
  const code = normaliseCode(text);
  const coupon = coupons.find((item) => item.code === code);
  if (!coupon) {
    slice.wrongCoupons.push(call.now);
    return { why: code === null ? 'promo_code' : 'coupon_not_found' };
  }
  const refused = refusalOf(call, player, coupon);
  if (refused) return refused;
  slice.usedCoupons.push(coupon.code);
  return { coupon, gifts: coupon.gives.map((name) => distributeGift(call, player, name, 'personal')) };
}
