import type { DepositRecord, DepositStatus } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { mobileSystem, payerAccountOf, paymentSystems, rbkSystem } from './deposits.catalogue.ts';
import { day, hour, minute } from '../dates.ts';
import { defineSlice } from '../slice.ts';
import { minorOf, unitsOf } from '../sums.ts';

/** Whether a deposit was made before the world began. The ledger has no entry for such a deposit. */
export function isFromEarlier({ token }: Pick<StoredDeposit, 'token'>): boolean {
  return token === '';
}

export type DepositResult = Exclude<DepositStatus, 'open' | 'pending'>;

export interface StoredDeposit {
  id: number;
  /** Identifies the deposit on the provider's page. */
  token: string;
  systemId: number;
  /** Minor units. */
  amount: number;
  /**
   * 'pending' until the provider reports a final result. As long as the provider has reported nothing,
   * `statusOf` returns 'open' instead.
   */
  status: Exclude<DepositStatus, 'open'>;
  /** Why a paid deposit was returned. Missing for other deposits. */
  returnedBecause?: DepositRecord['returnedBecause'];
  giftId: number | null;
  /** The payer's masked account. Hidden until the player has entered it or the provider has reported it. */
  account: string;
  /** Digits of the phone that pays the deposit; null for other payment systems. */
  phone: string | null;
  /** True if a saved card pays the deposit. Missing otherwise. */
  isBySavedCard?: boolean;
  /**
   * The idempotency key of the call that opened the deposit. Missing for deposits from before the world
   * began.
   */
  requestKey?: string;
  createdAt: number;
  /** The result that the provider will report, and when, in epoch milliseconds. Null once it is reported. */
  pendingResult: { at: number; status: DepositResult } | null;
}

/** Milliseconds after which an unpaid deposit expires. */
export const abandonedAfter = 2 * hour;

/**
 * Payment systems of the second and third latest deposits: a card and a wallet. They are fixed, so that every
 * depositor has used both.
 */
const alwaysPaidBy: readonly number[] = [rbkSystem, 2];

/** Divides a sum into at most `count` equal parts of at least `least`. The first part gets the remainder. */
function partsOf(sum: number, count: number, least: number): number[] {
  const parts = Math.max(1, Math.min(count, Math.floor(sum / least)));
  const part = Math.floor(sum / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? sum - part * (parts - 1) : part));
}

export const depositsSlice = defineSlice('deposits', {
  initial: ({ history, player, now, random, catalogue }): { items: StoredDeposit[] } => {
    const { minDeposit } = brandFacts[catalogue.brand];
    const amountOf = (roubles: number): number =>
      Math.max(minDeposit * 100, minorOf(catalogue.brand, roubles));
    const { largest, hasOpen, total } = history.deposits;
    const paid =
      total === undefined
        ? null
        : partsOf(unitsOf(catalogue.brand, total), history.deposits.count, minDeposit);
    const count = paid?.length ?? history.deposits.count;
    const items = Array.from({ length: count }, (_, index): StoredDeposit => {
      const chance = random.next();
      const anySystem = random.chance(0.6) ? rbkSystem : random.pick(paymentSystems).id;
      const systemId = alwaysPaidBy[index - 1] ?? anySystem;
      const phone =
        systemId === mobileSystem
          ? (player.contacts.find(({ type }) => type === 'phone')?.value ?? null)
          : null;
      return {
        id: player.id * 1_000 + count - index,
        token: '',
        systemId,
        amount: (paid?.[index] ?? 0) * 100 || amountOf(100 * random.int(2, largest)),
        // At least the latest three deposits are paid. The cashbox suggests the amount of the last paid
        // deposit, and a card or wallet counts as used only after a paid deposit.
        status:
          paid || index <= alwaysPaidBy.length || chance < 0.78
            ? 'paid'
            : chance < 0.9
              ? 'declined'
              : 'error',
        giftId: null,
        // Marbella deposits of personas come from a wallet, because a card would require verifying one more
        // document.
        account: payerAccountOf(systemId, phone === null ? { option: 'wallet' } : { phone }),
        phone,
        pendingResult: null,
        createdAt: now - 26 * hour - index * 3 * day - random.int(0, day / minute) * minute,
      };
    });
    if (hasOpen) items.unshift(openDepositOf(player.id * 1_000 + count + 1, minDeposit, now));
    return { items };
  },
});

/**
 * A deposit opened just before the world began and not yet paid.
 * @param units the minimum deposit
 */
function openDepositOf(id: number, units: number, now: number): StoredDeposit {
  const createdAt = now - 10 * minute;
  return {
    id,
    token: `pay-${id}-opened`,
    systemId: 12,
    amount: units * 700,
    status: 'pending',
    giftId: null,
    account: payerAccountOf(12, {}),
    phone: null,
    createdAt,
    pendingResult: { at: createdAt + abandonedAfter, status: 'expired' },
  };
}
