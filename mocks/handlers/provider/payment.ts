// The payment page's API: the data that the page shows, and the results that it reports to the casino.
import { settleDeposit } from '../../world/cashbox/deposits.actions.ts';
import { statusOf } from '../../world/cashbox/deposits.rules.ts';
import { depositByToken, feeOfDeposit } from '../../world/cashbox/deposits.view.ts';
import { known } from '../../world/settings.ts';
import { ProviderRefusal, type ThirdPartyCall } from './call.ts';

const statuses = ['paid', 'declined', 'pending', 'error'] as const;

function tokenOf({ body }: ThirdPartyCall): string {
  const { token } = body;
  if (typeof token !== 'string') throw new ProviderRefusal(400, 'validation_error');
  return token;
}

export function showPayment(call: ThirdPartyCall): object {
  const found = depositByToken(call, tokenOf(call));
  if (!found) throw new ProviderRefusal(404, 'payment_not_found');
  const { player, deposit } = found;
  return {
    // A payment that the casino has returned was no refusal of the bank.
    status: deposit.returnedBecause ? 'returned' : statusOf(deposit),
    amount: deposit.amount,
    fee: feeOfDeposit(deposit),
    currency: player.currency,
  };
}

/** Records a payment's result. Idempotent: repeated reports return the first result. */
export function settlePayment(call: ThirdPartyCall): object {
  const { status: given } = call.body;
  const status = typeof given === 'string' ? known(statuses, given) : undefined;
  if (status === undefined) throw new ProviderRefusal(400, 'validation_error');
  const isNews = settleDeposit(call, tokenOf(call), status);
  return { ...showPayment(call), isNews };
}
