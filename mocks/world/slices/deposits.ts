// Deposits of a player: those before the world began, and those that a provider's page was opened for.
import type { Context } from '../../core/handler.ts';
import type { DepositRecord, DepositStatus, LastBet } from '../../generated/model/index.ts';
import { brandFacts } from '../catalogue/brandFacts.ts';
import { paymentSystems } from '../catalogue/paymentSystems.ts';
import { day, hour, isoOf, minute } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import { nextId, type PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

export interface StoredDeposit {
  id: number;
  /** By which the provider's page speaks of it. */
  token: string;
  systemId: number;
  /** Minor units. */
  amount: number;
  status: DepositStatus;
  giftId: number | null;
  createdAt: number;
}

/** How many deposits each persona has made before. */
const countOf: Record<PersonaId, number> = { newcomer: 0, registered: 0, player: 14, vip: 64, wagering: 6, broke: 3, 'multi-account': 3, excluded: 5 };

export const depositsSlice = defineSlice('deposits', {
  initial: ({ persona, player, now, random, catalogue }): { items: StoredDeposit[] } => {
    const { leastDeposit } = brandFacts[catalogue.brand];
    const count = countOf[persona];
    const items = Array.from({ length: count }, (_, index): StoredDeposit => {
      const chance = random.next();
      return {
        id: player.id * 1_000 + count - index,
        token: '',
        // Most pay by card.
        systemId: random.chance(0.6) ? 88 : random.pick(paymentSystems).id,
        amount: leastDeposit * random.int(2, persona === 'vip' ? 900 : 60) * 100,
        // The latest one came through, so that the next begins with its amount.
        status: index === 0 || chance < 0.78 ? 'paid' : chance < 0.9 ? 'declined' : 'error',
        giftId: null,
        createdAt: now - 26 * hour - index * 3 * day - random.int(0, day / minute) * minute,
      };
    });
    return { items };
  },
});

/** Notes a deposit that a provider's page is opened for. */
export function addDeposit(call: Context, player: PlayerState, systemId: number, amount: number, giftId: number | null): StoredDeposit {
  const id = 7_000_000 + nextId(call.state, 'transaction');
  const random = call.random(`deposit/${id}/${call.state.startedAt}`);
  const token = `pay-${id}-${Array.from({ length: 12 }, () => random.int(0, 35).toString(36)).join('')}`;
  const deposit: StoredDeposit = { id, token, systemId, amount, status: 'pending', giftId, createdAt: call.now };
  depositsSlice.of(call, player).items.unshift(deposit);
  return deposit;
}

/** Pending ones are given up after this, milliseconds: nobody came back from the provider's page. */
const patience = 2 * hour;

/** What became of a deposit by an instant. */
export function depositStatusAt({ status, createdAt }: StoredDeposit, now: number): DepositStatus {
  return status === 'pending' && now - createdAt >= patience ? 'declined' : status;
}

/** True while a deposit that would activate this gift is on its way. */
export function awaitsDeposit(call: Pick<Context, 'world' | 'state' | 'now'>, player: PlayerState, giftId: number): boolean {
  return depositsSlice.of(call, player).items.some((deposit) => deposit.giftId === giftId && depositStatusAt(deposit, call.now) === 'pending');
}

/** The deposit that a provider's page speaks of, and whose it is. */
export function depositByToken(call: Pick<Context, 'world' | 'state'>, token: string): { player: PlayerState; deposit: StoredDeposit } | null {
  if (token === '') return null;
  for (const player of Object.values(call.state.players)) {
    const deposit = depositsSlice.of(call, player).items.find((item) => item.token === token);
    if (deposit) return { player, deposit };
  }
  return null;
}

function recordOf(call: Context, player: PlayerState, deposit: StoredDeposit): DepositRecord {
  const system = paymentSystems.find(({ id }) => id === deposit.systemId);
  return {
    id: deposit.id,
    amount: deposit.amount,
    currency: player.currency,
    status: depositStatusAt(deposit, call.now),
    ...(system ? { systemName: system.name[call.locale], account: system.account } : {}),
    createdAt: isoOf(deposit.createdAt),
  };
}

/** A part of the history, newest first. */
export function depositHistoryOf(call: Context, player: PlayerState, offset: number, limit: number): { data: DepositRecord[]; total: number } {
  const { items } = depositsSlice.of(call, player);
  return { data: items.slice(offset, offset + limit).map((deposit) => recordOf(call, player, deposit)), total: items.length };
}

/** What the player last paid in; undefined when nothing yet. */
export function lastDepositOf(call: Context, player: PlayerState): LastBet | undefined {
  const last = depositsSlice.of(call, player).items.find(({ status }) => status === 'paid');
  return last && { amount: last.amount, currency: player.currency, paymentSystemId: last.systemId, createdAt: isoOf(last.createdAt) };
}
