// The deposits and payouts from before the world began. The ledger has no entries for them.
import type { Context } from '../context.ts';
import { hasReference } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { depositsSlice, isFromEarlier } from './deposits.state.ts';
import { refundedFeeOf } from './deposits.view.ts';
import { completedAfter } from './payouts.rules.ts';
import { isPayoutFromEarlier, payoutsSlice, type StoredPayout } from './payouts.state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export interface MovedMoney {
  /** Epoch milliseconds. */
  at: number;
  /** Minor units. */
  amount: number;
}

export interface EarlierDeposit extends MovedMoney {
  id: number;
  /** The refunded fee, minor units. */
  cashback: number;
}

export interface EarlierPayout extends MovedMoney {
  id: number;
}

export function earlierDepositsOf(call: Scope, player: PlayerState): EarlierDeposit[] {
  return depositsSlice
    .of(call, player)
    .items.filter((deposit) => isFromEarlier(deposit) && deposit.status === 'paid')
    .map((deposit) => ({
      id: deposit.id,
      at: deposit.createdAt,
      amount: deposit.amount,
      cashback: refundedFeeOf(deposit),
    }));
}

export interface EarlierReturn extends EarlierPayout {
  status: 'cancelled' | 'declined';
  returnedAt: number;
}

/** Payout requests whose money was both reserved and returned before the world began. */
export function earlierReturnsOf(call: Scope, player: PlayerState): EarlierReturn[] {
  return payoutsSlice.of(call, player).items.flatMap((payout) => {
    const { id, status, amount, createdAt: at } = payout;
    const isReturned = status === 'cancelled' || status === 'declined';
    if (!isReturned || !isPayoutFromEarlier(payout) || wasTakenEarlier(call, player, payout)) return [];
    return [{ id, status, amount, at, returnedAt: at + completedAfter }];
  });
}

/**
 * Whether a payout request's money was already missing from the balance when the world began. It may have
 * been returned since.
 */
function wasTakenEarlier({ state }: Scope, player: PlayerState, payout: StoredPayout): boolean {
  const { id, status } = payout;
  if (!isPayoutFromEarlier(payout)) return false;
  if (status !== 'cancelled' && status !== 'declined') return true;
  return hasReference(state.ledger, player.id, `payout-${id}`);
}

export function earlierPayoutsOf(call: Scope, player: PlayerState): EarlierPayout[] {
  return payoutsSlice
    .of(call, player)
    .items.filter((payout) => wasTakenEarlier(call, player, payout))
    .map(({ id, createdAt, amount }) => ({ id, at: createdAt, amount }));
}
