import type { PayoutStatus } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { cardMask } from './deposits.catalogue.ts';
import { day, hour, minute } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { BurntGift } from '../gifts/view.ts';
import { defineSlice } from '../slice.ts';

export interface StoredPayout {
  id: number;
  systemKey: string;
  /** Minor units. */
  amount: number;
  /** Masked. */
  account: string;
  phone: string;
  createdAt: number;
  /** Epoch milliseconds; null while its code has not been given. */
  confirmedAt: number | null;
  status: PayoutStatus;
  wrongCodes: number;
  /** The gifts that the request burned; they come back unless it is paid. */
  burnt: BurntGift[];
}

const before: Partial<Record<PersonaId, readonly PayoutStatus[]>> = {
  vip: [
    'paid',
    'paid',
    'cancelled',
    'paid',
    'declined',
    ...Array.from({ length: 14 }, () => 'paid' as const),
  ],
  player: ['declined', 'cancelled'],
  // All that they had waits at a provider that does not answer.
  broke: ['server_problem'],
  // Asked for a minute ago; the code of the SMS is wanted.
  withdrawing: ['needs_confirmation', 'paid', 'paid'],
};

export const payoutsSlice = defineSlice('payouts', {
  initial: ({ persona, player, now, random, catalogue }): { items: StoredPayout[] } => {
    const past = before[persona] ?? [];
    return {
      items: past.map((status, index): StoredPayout => {
        const age = index * 6 * day + 7 * hour + random.int(0, 600) * minute;
        const isFresh = status === 'needs_confirmation';
        const createdAt = now - (isFresh ? minute : age);
        return {
          id: player.id * 1_000 + 500 + past.length - index,
          systemKey: 'card',
          amount: brandFacts[catalogue.brand].leastPayout * random.int(1, persona === 'vip' ? 120 : 6) * 100,
          account: cardMask,
          phone: player.contacts.find(({ type }) => type === 'phone')?.value ?? '',
          createdAt,
          confirmedAt: isFresh ? null : createdAt + minute,
          status,
          wrongCodes: 0,
          burnt: [],
        };
      }),
    };
  },
});
