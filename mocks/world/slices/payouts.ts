// Payout requests of a player. What becomes of one is a matter of time, so its state is read off the clock.
import type { Context } from '../../core/handler.ts';
import type { PayoutRecord, PayoutStatus } from '../../generated/model/index.ts';
import type { LocalText } from '../../core/settings.ts';
import { brandFacts } from '../catalogue/brandFacts.ts';
import { cardMask } from '../catalogue/paymentSystems.ts';
import { payoutSystems } from '../catalogue/payoutSystems.ts';
import { words } from '../catalogue/sums.ts';
import { day, hour, isoOf, minute } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import { nextId, type PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

export interface StoredPayout {
  id: number;
  systemKey: string;
  /** Minor units. */
  amount: number;
  /** Masked. */
  account: string;
  /** Digits of the phone that the code went to. */
  phone: string;
  createdAt: number;
  confirmedAt: number | null;
  /** What it came to, when that is not a matter of time. */
  settled: Extract<PayoutStatus, 'paid' | 'declined' | 'cancelled' | 'server_problem'> | null;
  wrongCodes: number;
}

/** Milliseconds after its confirmation. */
export const processingAfter = 5 * minute;
export const paidAfter = 30 * minute;

/** What a request is at an instant. */
export function payoutStatusAt({ settled, confirmedAt }: StoredPayout, now: number): PayoutStatus {
  if (settled) return settled;
  if (confirmedAt === null) return 'needs_confirmation';
  if (now - confirmedAt >= paidAfter) return 'paid';
  return now - confirmedAt >= processingAfter ? 'processing' : 'pending';
}

/** Requests that are not over. */
export function isOpen(status: PayoutStatus): boolean {
  return status === 'needs_confirmation' || status === 'pending' || status === 'processing' || status === 'server_problem';
}

/** Requests that nobody works on yet. */
export function isCancellable(status: PayoutStatus): boolean {
  return isOpen(status) && status !== 'processing';
}

const before: Partial<Record<PersonaId, readonly StoredPayout['settled'][]>> = {
  vip: ['paid', 'paid', 'cancelled', 'paid', 'declined', ...Array.from({ length: 14 }, () => 'paid' as const)],
  player: ['declined', 'cancelled'],
  // All that they had waits at a provider that does not answer.
  broke: ['server_problem'],
};

export const payoutsSlice = defineSlice('payouts', {
  initial: ({ persona, player, now, random, catalogue }): { items: StoredPayout[] } => {
    const past = before[persona] ?? [];
    return {
      items: past.map((settled, index): StoredPayout => {
        const createdAt = now - (index * 6 * day + 7 * hour + random.int(0, 600) * minute);
        return {
          id: player.id * 1_000 + 500 + past.length - index,
          systemKey: 'card',
          amount: brandFacts[catalogue.brand].leastPayout * random.int(1, persona === 'vip' ? 120 : 6) * 100,
          account: cardMask,
          phone: player.contacts.find(({ type }) => type === 'phone')?.value ?? '',
          createdAt,
          confirmedAt: createdAt + minute,
          settled,
          wrongCodes: 0,
        };
      }),
    };
  },
});

const declined: LocalText = words(
  'Пройди верификацию и отправь заявку ещё раз',
  'Get verified and send the request again',
  'Completa la verifica e invia di nuovo la richiesta',
  'Faça a verificação e envie o pedido de novo',
);

/** A request as answers have it. */
export function payoutRecordOf(call: Context, player: PlayerState, payout: StoredPayout): PayoutRecord {
  const status = payoutStatusAt(payout, call.now);
  return {
    id: payout.id,
    amount: payout.amount,
    currency: player.currency,
    status,
    systemName: payoutSystems.find(({ key }) => key === payout.systemKey)?.name[call.locale] ?? payout.systemKey,
    account: payout.account,
    isCancellable: isCancellable(status),
    ...(status === 'needs_confirmation' ? { phone: payout.phone } : {}),
    ...(status === 'declined' ? { comment: declined[call.locale] } : {}),
    createdAt: isoOf(payout.createdAt),
  };
}

/** Adds a request that waits for its code. */
export function addPayout(call: Context, player: PlayerState, request: Pick<StoredPayout, 'systemKey' | 'amount' | 'account' | 'phone'>): StoredPayout {
  const payout: StoredPayout = {
    ...request,
    id: 7_000_000 + nextId(call.state, 'transaction'),
    createdAt: call.now,
    confirmedAt: null,
    settled: null,
    wrongCodes: 0,
  };
  payoutsSlice.of(call, player).items.unshift(payout);
  return payout;
}

/** The requests of a player that are not over, newest first. */
export function openPayoutsOf(call: Context, player: PlayerState): StoredPayout[] {
  return payoutsSlice.of(call, player).items.filter((payout) => isOpen(payoutStatusAt(payout, call.now)));
}

/** A request of this player by its transaction. */
export function findPayout(call: Context, player: PlayerState, id: number): StoredPayout | undefined {
  return payoutsSlice.of(call, player).items.find((payout) => payout.id === id);
}
