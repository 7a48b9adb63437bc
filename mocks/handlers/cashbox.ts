import { defineHandlers } from '../core/handler.ts';
import {
  depositHistoryOf,
  lastDepositOf,
  paymentSystemsOf,
  savedCardsOf,
  phoneCodesOf,
  sumRangeOf,
} from '../world/cashbox/deposits.view.ts';
import { maxOpenPayouts } from '../world/cashbox/payouts.rules.ts';
import {
  openPayoutsOf,
  payoutHistoryOf,
  generalLimitFor,
  payoutRecordOf,
  payoutSystemsOf,
} from '../world/cashbox/payouts.view.ts';
import { depositing } from './cashbox/depositing.ts';
import { withdrawing } from './cashbox/withdrawing.ts';

const reading = defineHandlers({
  listPaymentSystems: (call) => ({
    data: paymentSystemsOf(call.brand, call.locale, savedCardsOf(call, call.player)),
  }),

  getGeneralLimit: (call) => ({ data: generalLimitFor(call, call.player) }),

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
    limit: maxOpenPayouts,
  }),

  listDeposits: (call) => depositHistoryOf(call, call.player, call.query),

  listPayouts: (call) => payoutHistoryOf(call, call.player, call.query),
});

export const cashbox = { ...reading, ...depositing, ...withdrawing };
