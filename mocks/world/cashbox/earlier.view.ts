// The deposits and payouts from before the world began. The ledger doesn't hold them.
import type { Context } from '../context.ts';
import { entriesOf } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { depositsSlice, isFromEarlier } from './deposits.state.ts';
import { refundedFeeOf } from './deposits.view.ts';
import { isPayoutFromEarlier, payoutsSlice, type StoredPayout } from './payouts.state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export interface MovedMoney {
  /** Epoch milliseconds. */
  at: number;
  /** Minor units. */
  amount: number;
}

export interface EarlierDeposit extends MovedMoney {
  /** The refunded fee, minor units. */
  cashback: number;
}

export function earlierDepositsOf(call: Scope, player: PlayerState): EarlierDeposit[] {
  return depositsSlice
    .of(call, player)
    .items.filter((deposit) => isFromEarlier(deposit) && deposit.status === 'paid')
    .map((deposit) => ({
      at: deposit.createdAt,
      amount: deposit.amount,
      cashback: refundedFeeOf(deposit),
    }));
}

/** Whether an earlier request's money was taken, although the ledger may have returned it since. */
function wasTaken({ state }: Scope, player: PlayerState, { id, status }: StoredPayout): boolean {
  if (status !== 'cancelled' && status !== 'declined') return true;
  return entriesOf(state.ledger, player.id).some(({ reference }) => reference === `payout-${id}`);
}

export function earlierPayoutsOf(call: Scope, player: PlayerState): MovedMoney[] {
  return payoutsSlice
    .of(call, player)
    .items.filter((payout) => isPayoutFromEarlier(payout) && wasTaken(call, player, payout))
    .map(({ createdAt, amount }) => ({ at: createdAt, amount }));
}
