// Starting a deposit, and taking in what the provider says of it.
import type { DepositStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { hour, minute } from '../dates.ts';
import { holdGift } from '../gifts/actions.ts';
import { findGift, isUsableForDeposit } from '../gifts/view.ts';
import { selectedGiftOf } from '../gifts/view.ts';
import { record } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { depositRoom, playRestrictionOf } from '../responsible-play/view.ts';
import { nextId, type PlayerState } from '../state.ts';
import { paymentSystems, type SystemDefinition } from './deposits.catalogue.ts';
import {
  amountProblem,
  generalLimitOf,
  isResting,
  limitOf,
  refundedFee,
  type DepositRefusal,
} from './deposits.rules.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { depositByToken } from './deposits.view.ts';

/** The way with this id, unless there is none or its provider rests. */
export function openSystem(call: Context, id: number): SystemDefinition | null {
  const system = paymentSystems.find((item) => item.id === id);
  return system && !isResting(system, call.now) ? system : null;
}

/** Why the player cannot deposit this by this way; null when they can. */
export function depositProblem(
  call: Context,
  player: PlayerState,
  system: SystemDefinition | null,
  amount: number,
): DepositRefusal | null {
  if (player.isBlocked) return { why: 'account_blocked' };
  const restriction = playRestrictionOf(call, player);
  if (restriction) return { why: restriction };
  if (!system) return { why: 'payment_system_unavailable' };
  const [general] = generalLimitOf(call.brand).deposit;
  const own = limitOf(system, call.brand);
  return amountProblem(amount, {
    min: own.min,
    max: Math.min(own.max, general?.max ?? own.max),
    room: depositRoom(call, player),
  });
}

/** The gift that a deposit is to activate: the named one, else the one that was chosen in the cashbox. 'refused' when it cannot be. */
export function giftOfDeposit(
  call: Context,
  player: PlayerState,
  named: number | undefined,
): number | null | 'refused' {
  const id = named ?? selectedGiftOf(call, player);
  if (id === null) return null;
  const gift = findGift(call, player, id);
  if (gift !== null && gift !== 'foreign' && isUsableForDeposit(call, player, gift)) return id;
  return named === undefined ? null : 'refused';
}

/** Nobody came back from the provider's page: a deposit is given up after this, milliseconds. */
export const abandonedAfter = 2 * hour;
/** A bank that takes its time takes this long, milliseconds. */
export const slowBank = 10 * minute;

export function addDeposit(
  call: Context,
  player: PlayerState,
  systemId: number,
  amount: number,
  giftId: number | null,
): StoredDeposit {
  const id = 7_000_000 + nextId(call.state, 'transaction');
  const random = call.random(`deposit/${id}/${call.state.startedAt}`);
  const token = `pay-${id}-${Array.from({ length: 12 }, () => random.int(0, 35).toString(36)).join('')}`;
  const deposit: StoredDeposit = {
    id,
    token,
    systemId,
    amount,
    status: 'pending',
    giftId,
    createdAt: call.now,
    comes: { at: call.now + abandonedAfter, status: 'declined' },
  };
  depositsSlice.of(call, player).items.unshift(deposit);
  if (giftId !== null) holdGift(call, player, giftId);
  return deposit;
}

function book(call: Context, player: PlayerState, { id, amount, systemId }: StoredDeposit): void {
  const system = paymentSystems.find((item) => item.id === systemId);
  const { ledger } = call.state;
  const reference = `deposit-${id}`;
  const account = `player:${player.id}:real` as const;
  record(ledger, {
    at: call.now,
    from: `provider:${system?.key ?? 'unknown'}`,
    to: account,
    amount,
    kind: 'deposit',
    reference,
  });
  player.deposited += amount;
  const fee = system ? refundedFee(amount, system) : 0;
  if (fee > 0)
    record(ledger, { at: call.now, from: 'house', to: account, amount: fee, kind: 'cashback', reference });
}

function tell(call: Context, player: PlayerState, deposit: StoredDeposit, isFirstDeposit: boolean): void {
  const { id: transactionId, amount, systemId: paymentSystemId, status } = deposit;
  const { currency } = player;
  call.emit(
    {
      type: 'treasury.transaction_confirmed',
      data: {
        transactionId,
        kind: 'deposit',
        status,
        amount,
        currency,
        paymentSystemId,
        isFirstDeposit,
      },
    },
    { player: player.id },
  );
}

export function concludeDeposit(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  status: Exclude<DepositStatus, 'pending'>,
): void {
  const isFirst =
    status === 'paid' && !depositsSlice.of(call, player).items.some((item) => item.status === 'paid');
  deposit.status = status;
  deposit.comes = null;
  if (status === 'paid') book(call, player, deposit);
  const { id, systemId, amount, giftId } = deposit;
  call.happen('deposit.settled', { player, deposit: { id, systemId, amount, status, giftId, isFirst } });
  addNotice(call, player, status === 'paid' ? 'deposit_done' : 'deposit_declined', {
    sum: Math.floor(amount / 100),
  });
  tell(call, player, deposit, isFirst);
}

/** What the provider has said of a deposit; 'open' while it has said nothing. */
export function saidOf({ status, comes }: StoredDeposit): DepositStatus | 'open' {
  return status === 'pending' && comes?.status !== 'paid' ? 'open' : status;
}

/** What the provider says first counts; `pending` may be followed. Returns whether this was news, null for an unknown token. */
export function settleDeposit(call: Context, token: string, status: DepositStatus): boolean | null {
  const found = depositByToken(call, token);
  if (!found) return null;
  const { player, deposit } = found;
  if (deposit.status !== 'pending' || saidOf(deposit) === status) return false;
  if (status === 'pending') {
    deposit.comes = { at: call.now + slowBank, status: 'paid' };
    tell(call, player, deposit, false);
  } else concludeDeposit(call, player, deposit, status);
  return true;
}
