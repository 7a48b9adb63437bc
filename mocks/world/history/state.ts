import type { RoundRecord } from '../../generated/model/index.ts';
import { defineSlice } from '../slice.ts';

/** A round for real money. The ledger holds its stake, its win and the balances. */
export interface StoredRound {
  id: string;
  slug: string;
  /** Epoch milliseconds. */
  at: number;
  /** Id of the latest ledger entry before the stake. */
  after: number;
  /** The gift that paid for the round, with the stake, which isn't in the ledger. Null if the player paid. */
  free: { giftId: number; stake: number } | null;
  /** The game's own record, such as its reels; null until the round has ended. */
  record: RoundRecord | null;
}

export const roundsSlice = defineSlice('rounds', {
  initial: (): { items: StoredRound[] } => ({ items: [] }),
});
