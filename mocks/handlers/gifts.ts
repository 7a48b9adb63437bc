// Gifts: activating them, choosing one for a deposit, giving up bonuses, promo codes.
import { defineHandlers, type Call } from '../core/handler.ts';
import { giftTemplates } from '../world/catalogue/gifts.ts';
import { activate, cancelAllBonuses } from '../world/gifts/activate.ts';
import { couponPause, takeCoupon } from '../world/gifts/coupons.ts';
import { conditionOf, findGift, giftOf, giftsOf, holderOf } from '../world/gifts/gifts.ts';
import { activationProblem, conditionProblem, isBonusMoney, isForDeposit } from '../world/gifts/rules.ts';
import { giftsSlice, giftsToBurn, type StoredGift } from '../world/slices/gifts.ts';

function ownGift(call: Call<'activateGift'> | Call<'takeNonDepositPrize'>): StoredGift {
  const found = findGift(call, call.player, call.path.giftId);
  if (found === null) return call.fail('not_found');
  return found === 'foreign' ? call.fail('invalid_user_gift') : found;
}

function giftToSelect(call: Call<'selectCashboxGift'>, id: number): StoredGift {
  const { player } = call;
  const gift = findGift(call, player, id);
  if (gift === null || gift === 'foreign' || !isForDeposit(giftTemplates[gift.name])) return call.fail('invalid_user_gift');
  if (player.isMultiAccount) return call.fail('multi_account');
  const problem = conditionProblem({ ...conditionOf(call, player, gift), isInProcess: false });
  if (problem && problem !== 'in_process') return call.fail(problem);
  return player.bonus && isBonusMoney(giftTemplates[gift.name].type) ? call.fail('has_bonus') : gift;
}

export const gifts = defineHandlers({
  listGifts: (call) => ({ data: giftsOf(call, call.player) }),

  getPayoutGiftCount: (call) => ({ data: { count: call.is('state.no_gifts') ? 0 : giftsToBurn(call, call.player).length } }),

  activateGift: (call) => {
    const gift = ownGift(call);
    const condition = conditionOf(call, call.player, gift);
    const problem = activationProblem(condition, holderOf(call, call.player));
    if (problem) return call.fail(problem);
    if (condition.missingDeposit > 0) return call.fail('deposit_restriction', { data: { missing_amount: condition.missingDeposit } });
    activate(call, call.player, gift);
    return { data: giftOf(call, call.player, gift) };
  },

  takeNonDepositPrize: (call) => {
    const gift = ownGift(call);
    const problem = activationProblem(conditionOf(call, call.player, gift), holderOf(call, call.player), 'prize');
    if (problem) return call.fail(problem);
    activate(call, call.player, gift);
    return { success: true };
  },

  selectCashboxGift: (call) => {
    const { user_gift_id: id } = call.body;
    giftsSlice.of(call, call.player).selected = id === null ? null : giftToSelect(call, id).id;
    return { success: true };
  },

  cancelBonuses: (call) => (cancelAllBonuses(call, call.player) ? { success: true } : call.fail('no_active_bonus')),

  activateCouponCode: (call) => {
    const result = takeCoupon(call, call.player, call.body.code);
    if ('gifts' in result) return { data: { gifts: result.gifts.map((gift) => giftOf(call, call.player, gift)), message: result.coupon.message[call.locale] } };
    switch (result.why) {
      case 'deposit_restriction':
        return call.fail('deposit_restriction', { data: { missing_amount: result.missing } });
      case 'request_limit_exceeded':
        return call.fail('request_limit_exceeded', { data: { retry_after: couponPause } });
      default:
        return call.fail(result.why);
    }
  },
});
