// Money in and money out.
import { defineHandlers } from '../core/handler.ts';
import { payoutSystemsOf } from '../world/cashbox/payouts.ts';
import { generalLimitOf, paymentSystemsOf, phoneCodesOf, sumRangeOf } from '../world/catalogue/paymentSystems.ts';
import { depositHistoryOf, lastDepositOf } from '../world/slices/deposits.ts';
import { openPayoutsOf, payoutRecordOf, payoutsSlice } from '../world/slices/payouts.ts';
import { depositing } from './cashbox/depositing.ts';
import { withdrawing } from './cashbox/withdrawing.ts';

const reading = defineHandlers({
  listPaymentSystems: (call) => ({ data: paymentSystemsOf(call.brand, call.locale) }),

  getGeneralLimit: (call) => ({ data: generalLimitOf(call.brand) }),

  getSumRange: (call) => ({ data: sumRangeOf(call.brand) }),

  getLastBet: (call) => {
    const data = lastDepositOf(call, call.player);
    return data ? { data } : {};
  },

  listPayoutSystems: (call) => ({ data: payoutSystemsOf(call, call.player) }),

  listPhoneCodes: (call) => ({ data: phoneCodesOf(call.brand, call.locale) }),

  listNewPayouts: (call) => ({
    data: openPayoutsOf(call, call.player)
      .slice(0, 100)
      .map((payout) => payoutRecordOf(call, call.player, payout)),
  }),

  listDeposits: (call) => depositHistoryOf(call, call.player, call.query.offset, call.query.limit),

  listPayouts: (call) => {
    const { items } = payoutsSlice.of(call, call.player);
    const { offset, limit } = call.query;
    return { data: items.slice(offset, offset + limit).map((payout) => payoutRecordOf(call, call.player, payout)), total: items.length };
  },
});

export const cashbox = { ...reading, ...depositing, ...withdrawing };
