import { defineHandlers, type Call } from '../../core/handler.ts';
import {
  confirmPayoutByCode,
  payoutRefusal,
  requestPayout,
  sendPayoutCode,
  cancelPayout,
} from '../../world/cashbox/payouts.actions.ts';
import { payoutSystems } from '../../world/cashbox/payouts.catalogue.ts';
import type { StoredPayout } from '../../world/cashbox/payouts.state.ts';
import { destinationOf, findPayout, payoutRecordOf } from '../../world/cashbox/payouts.view.ts';
import { refuse } from '../refuse.ts';

function requireUnconfirmed(call: Call<'confirmPayout'> | Call<'resendPayoutCode'>): StoredPayout {
  const payout = findPayout(call, call.player, call.body.transaction_id);
  if (!payout) return call.fail('payout_not_found');
  return payout.status === 'needs_confirmation' ? payout : call.fail('payout_already_confirmed');
}

export const withdrawing = defineHandlers({
  sendPayout: (call) => {
    const { player, body } = call;
    const definition = payoutSystems.find(({ key }) => key === call.path.system);
    if (!definition) return call.fail('not_found');
    if (body.currency !== player.currency) return call.fail('currency_not_supported');
    const refused = payoutRefusal(call, player, definition, body.amount);
    if (refused) return refuse(call, refused);
    const destination = destinationOf(call, player, definition, body);
    if ('why' in destination) return refuse(call, destination);
    const { account } = destination;
    const { requestKey } = call;
    const payout = requestPayout(call, player, { definition, amount: body.amount, account, requestKey });
    return { data: payoutRecordOf(call, player, payout) };
  },

  confirmPayout: (call) => {
    const payout = requireUnconfirmed(call);
    const refused = confirmPayoutByCode(call, call.player, payout, call.body.code);
    return refused ? refuse(call, refused) : { data: payoutRecordOf(call, call.player, payout) };
  },

  resendPayoutCode: (call) => {
    const sending = sendPayoutCode(call, call.player, requireUnconfirmed(call));
    return 'why' in sending ? refuse(call, sending) : { success: true };
  },

  cancelPayout: (call) => {
    const payout = findPayout(call, call.player, call.body.transaction_id);
    if (!payout) return call.fail('payout_not_found');
    return cancelPayout(call, call.player, payout)
      ? { status: 'cancelled' }
      : call.fail('payout_not_cancellable');
  },
});
