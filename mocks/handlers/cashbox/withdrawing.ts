// Payout requests.
import { defineHandlers, type Call } from '../../core/handler.ts';
import {
  confirmPayoutBy,
  payoutRefusal,
  requestPayout,
  sendPayoutCode,
  takeBackPayout,
} from '../../world/cashbox/payouts.actions.ts';
import { payoutSystems } from '../../world/cashbox/payouts.catalogue.ts';
import type { StoredPayout } from '../../world/cashbox/payouts.state.ts';
import { destinationOf, findPayout, payoutRecordOf } from '../../world/cashbox/payouts.view.ts';
import { refuse } from '../refuse.ts';

const refusals = {
  wrong: 'code_wrong',
  expired: 'code_expired',
  exceeded: 'code_attempts_exceeded',
  support: 'request_limit_exceeded',
} as const;

function unconfirmed(call: Call<'confirmPayout'> | Call<'resendPayoutCode'>): StoredPayout {
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
    return {
      data: payoutRecordOf(
        call,
        player,
        requestPayout(call, player, definition, body.amount, destination.account),
      ),
    };
  },

  confirmPayout: (call) => {
    const payout = unconfirmed(call);
    const result = confirmPayoutBy(call, call.player, payout, call.body.code);
    return result === 'confirmed'
      ? { data: payoutRecordOf(call, call.player, payout) }
      : call.fail(refusals[result]);
  },

  resendPayoutCode: (call) => {
    const result = sendPayoutCode(call, unconfirmed(call));
    if (result.sent) return { success: true };
    if (result.why === 'support') return call.fail('request_limit_exceeded');
    return call.fail(result.why === 'soon' ? 'too_many_requests' : 'sending_limit', {
      data: { retryAfter: result.retryAfter },
    });
  },

  cancelPayout: (call) => {
    const payout = findPayout(call, call.player, call.body.transaction_id);
    if (!payout) return call.fail('payout_not_found');
    return takeBackPayout(call, call.player, payout)
      ? { status: 'cancelled' }
      : call.fail('payout_not_cancellable');
  },
});
