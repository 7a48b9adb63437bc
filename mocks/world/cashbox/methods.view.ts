// Names of the payment methods of a player's deposits and payouts.
import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { paymentSystems } from './deposits.catalogue.ts';
import { depositsSlice } from './deposits.state.ts';
import { payoutSystems } from './payouts.catalogue.ts';
import { payoutsSlice } from './payouts.state.ts';

type Scope = Pick<Context, 'world' | 'state' | 'locale'>;

export function depositMethodOf(call: Scope, player: PlayerState, depositId: number): string | undefined {
  const deposit = depositsSlice.of(call, player).items.find(({ id }) => id === depositId);
  return paymentSystems.find(({ id }) => id === deposit?.systemId)?.name[call.locale];
}

export function payoutMethodOf(call: Scope, player: PlayerState, payoutId: number): string | undefined {
  const payout = payoutsSlice.of(call, player).items.find(({ id }) => id === payoutId);
  return payoutSystems.find(({ key }) => key === payout?.systemKey)?.name[call.locale];
}
