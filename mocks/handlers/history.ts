import { defineHandlers } from '../core/handler.ts';
import { betsOf } from '../world/history/bets.view.ts';
import { transactionsOf } from '../world/history/transactions.view.ts';

export const history = defineHandlers({
  listBets: (call) => betsOf(call, call.player, call.query),

  listTransactions: (call) => ({ data: transactionsOf(call, call.player, call.query) }),
});
