import { defineHandlers, type Call } from '../core/handler.ts';
import { giftTemplates } from '../world/gifts/catalogue.ts';
import { activate, cancelAllBonuses, selectGift } from '../world/gifts/actions.ts';
import { redeemCoupon } from '../world/gifts/coupons.actions.ts';
import { conditionOf, findGift, giftOf, giftsOf, holderOf, payoutGiftsOf } from '../world/gifts/view.ts';
import { activationProblem, conditionProblem, isBonusMoney, isForDeposit } from '../world/gifts/rules.ts';
import type { StoredGift } from '../world/gifts/state.ts';
import { refuse } from './refuse.ts';

function ownGift(call: Call<'activateGift'> | Call<'takeNonDepositPrize'>): StoredGift {
  const found = findGift(call, call.player, call.path.giftId);
  if (found === null) return call.fail('not_found');
  return found === 'foreign' ? call.fail('invalid_user_gift') : found;
}

function giftToSelect(call: Call<'selectCashboxGift'>, id: number): StoredGift {
  const { player } = call;
  const gift = findGift(call, player, id);
  if (gift === null || gift === 'foreign' || !isForDeposit(giftTemplates[gift.name]))
    return call.fail('invalid_user_gift');
  if (player.isMultiAccount) return call.fail('multi_account');
  const problem = conditionProblem({ ...conditionOf(call, player, gift), isInProcess: false });
  if (problem && problem !== 'in_process') return call.fail(problem);
  return player.bonus && isBonusMoney(giftTemplates[gift.name].type) ? call.fail('has_bonus') : gift;
}

export const gifts = defineHandlers({
  listGifts: (call) => ({ data: giftsOf(call, call.player) }),

  getPayoutGiftCount: (call) => ({ data: payoutGiftsOf(call, call.player) }),

  activateGift: (call) => {
    const gift = ownGift(call);
    const condition = conditionOf(call, call.player, gift);
    const problem = activationProblem(condition, holderOf(call, call.player));
    if (problem) return call.fail(problem);
    if (condition.missingDeposit > 0)
      return refuse(call, { why: 'deposit_restriction', missing: condition.missingDeposit });
    activate(call, call.player, gift);
    return { data: giftOf(call, call.player, gift) };
  },

  takeNonDepositPrize: (call) => {
    const gift = ownGift(call);
    const problem = activationProblem(
      conditionOf(call, call.player, gift),
      holderOf(call, call.player),
      'prize',
    );
    if (problem) return call.fail(problem);
    activate(call, call.player, gift);
    return { success: true };
  },

  selectCashboxGift: (call) => {
    const { user_gift_id: id } = call.body;
    selectGift(call, call.player, id === null ? null : giftToSelect(call, id).id);
    return { success: true };
  },

  cancelBonuses: (call) =>
    cancelAllBonuses(call, call.player) ? { success: true } : call.fail('no_active_bonus'),

  activateCouponCode: (call) => {
    const result = redeemCoupon(call, call.player, call.body.code);
    if ('gifts' in result)
      return {
        data: {
          gifts: result.gifts.map((gift) => giftOf(call, call.player, gift)),
          message: result.coupon.message[call.locale],
        },
      };
    return refuse(call, result);
  },
});
