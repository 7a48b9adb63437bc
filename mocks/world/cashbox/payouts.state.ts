import type { PayoutStatus } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { cardMask } from './deposits.catalogue.ts';
import { day, hour, minute } from '../dates.ts';
import type { BurntGift } from '../gifts/view.ts';
import { defineSlice } from '../slice.ts';
import { earlierPayoutId } from './payouts.catalogue.ts';

export interface StoredPayout {
  id: number;
  systemKey: string;
  /** Minor units. */
  amount: number;
  /** The masked account. */
  account: string;
  phone: string;
  createdAt: number;
  /** Epoch milliseconds; null until the code is entered. */
  confirmedAt: number | null;
  status: PayoutStatus;
  wrongCodes: number;
  /** Gifts that the request burned. They are restored if the request isn't paid. */
  burntGifts: BurntGift[];
  /** The idempotency key of the call that created the request. */
  requestKey: string | null;
}

/** The first id of payouts requested in this world. Payouts from before the world began have lower ids. */
export const firstPayoutId = 7_000_000;

/** Whether a payout was requested before the world began. The ledger has no entries for such payouts. */
export function isPayoutFromEarlier({ id }: Pick<StoredPayout, 'id'>): boolean {
  return id < firstPayoutId;
}

export const payoutsSlice = defineSlice('payouts', {
  initial: ({ history, player, now, random, catalogue }): { items: StoredPayout[] } => {
    const { statuses: past, largest } = history.payouts;
    return {
      items: past.map((status, index): StoredPayout => {
        const age = index * 6 * day + 7 * hour + random.int(0, 600) * minute;
        const isFresh = status === 'needs_confirmation';
        const createdAt = now - (isFresh ? minute : age);
        return {
          id: earlierPayoutId(player.id, past.length - index),
          systemKey: 'card',
          amount: brandFacts[catalogue.brand].minPayout * random.int(1, largest) * 100,
          account: cardMask,
          phone: player.contacts.find(({ type }) => type === 'phone')?.value ?? '',
          createdAt,
          confirmedAt: isFresh ? null : createdAt + minute,
          status,
          wrongCodes: 0,
          burntGifts: [],
          requestKey: null,
        };
      }),
    };
  },
});
