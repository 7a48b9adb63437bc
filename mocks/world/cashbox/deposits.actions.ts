import type { DepositStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { minute } from '../dates.ts';
import { reserveGift } from '../gifts/actions.ts';
import { findGift, isUsableForDeposit } from '../gifts/view.ts';
import { selectedGiftOf } from '../gifts/view.ts';
import { record } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import type { NoticeName } from '../notifications/catalogue.ts';
import { remainingDeposit } from '../responsible-play/view.ts';
import { nextId, type PlayerState } from '../state.ts';
import { payerAccountOf, paymentSystems, type SystemDefinition } from './deposits.catalogue.ts';
import {
  amountProblem,
  generalLimitOf,
  isDown,
  limitOf,
  statusOf,
  type BookingRefusal,
  type DepositRefusal,
} from './deposits.rules.ts';
import { abandonedAfter, depositsSlice, type DepositResult, type StoredDeposit } from './deposits.state.ts';
import {
  bookingRefusal,
  depositByToken,
  feeOfDeposit,
  pendingDepositSum,
  refundedFeeOf,
} from './deposits.view.ts';

/** The payment system with this id, or null if it is unknown or its provider is down. */
export function availableSystem(call: Context, id: number): SystemDefinition | null {
  const system = paymentSystems.find((item) => item.id === id);
  return system && !isDown(system, call.now) ? system : null;
}

/** Why the player can't deposit this amount by this payment system, or null. */
export function depositProblem(
  call: Context,
  player: PlayerState,
  system: SystemDefinition | null,
  amount: number,
): DepositRefusal | null {
  if (player.isBlocked) return { why: 'account_blocked' };
  if (!system) return { why: 'payment_system_unavailable' };
  const [general] = generalLimitOf(call.brand).deposit;
  const own = limitOf(system, call.brand);
  return amountProblem(amount, {
    min: own.min,
    max: Math.min(own.max, general?.max ?? own.max),
    remaining: remainingDeposit(call, player, pendingDepositSum(call, player)),
  });
}

/**
 * Id of the gift that the deposit activates: the requested one (0 for none), otherwise the one selected in the
 * cashbox.
 * Returns 'refused' if the requested gift can't be activated. Returns null if none is requested and no usable
 * one is selected.
 */
export function giftOfDeposit(
  call: Context,
  player: PlayerState,
  named: number | undefined,
): number | null | 'refused' {
  const id = named ?? selectedGiftOf(call, player);
  if (id === null || id === 0) return null;
  const gift = findGift(call, player, id);
  if (gift !== null && gift !== 'foreign' && isUsableForDeposit(call, player, gift)) return id;
  return named === undefined ? null : 'refused';
}

/** Milliseconds until a slow bank reports a result. */
export const slowBankDelay = 10 * minute;

export interface NewDeposit {
  systemId: number;
  /** Minor units. */
  amount: number;
  giftId: number | null;
  /** Digits of the phone that pays the deposit. */
  phone?: string;
  /** Key of the payment method, for a system that redirects to the provider's page. */
  option?: string;
  /** True if a saved card pays the deposit. The payment provider stores the card's details. */
  isBySavedCard?: boolean;
  requestKey: string | null;
}

export function addDeposit(
  call: Context,
  player: PlayerState,
  { systemId, amount, giftId, phone, option, isBySavedCard = false, requestKey }: NewDeposit,
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
    account: payerAccountOf(systemId, {
      ...(phone === undefined ? {} : { phone }),
      ...(option === undefined ? {} : { option }),
    }),
    phone: phone ?? null,
    ...(isBySavedCard ? { isBySavedCard } : {}),
    ...(requestKey === null ? {} : { requestKey }),
    createdAt: call.now,
    pendingResult: { at: call.now + abandonedAfter, status: 'expired' },
  };
  depositsSlice.of(call, player).items.unshift(deposit);
  if (giftId !== null) reserveGift(call, player, giftId);
  return deposit;
}

function book(call: Context, player: PlayerState, deposit: StoredDeposit): void {
  const { id, amount, systemId } = deposit;
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
  const fee = refundedFeeOf(deposit);
  if (fee > 0)
    record(ledger, { at: call.now, from: 'house', to: account, amount: fee, kind: 'cashback', reference });
}

function notifyPlayer(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  isFirstDeposit: boolean,
): void {
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

function returnReasonOf(refused: BookingRefusal | null): StoredDeposit['returnedBecause'] {
  if (refused === 'deposit_limit_reached') return 'limit';
  return refused === 'self_excluded' || refused === 'time_out_active' ? 'break' : undefined;
}

function noticeOf({ status, returnedBecause }: StoredDeposit): NoticeName {
  if (returnedBecause === 'limit') return 'deposit_over_limit';
  if (returnedBecause === 'break') return 'deposit_in_break';
  return status === 'paid' ? 'deposit_done' : 'deposit_declined';
}

/**
 * The sum that a deposit's notice shows: the credited amount of a paid deposit, otherwise the amount plus the
 * provider's fee.
 */
function shownSumOf(deposit: StoredDeposit): number {
  return deposit.amount + (deposit.status === 'paid' ? 0 : feeOfDeposit(deposit));
}

/** Completes a deposit. Refunds a paid deposit if a limit or a break no longer allows it. */
export function completeDeposit(
  call: Context,
  player: PlayerState,
  deposit: StoredDeposit,
  result: DepositResult,
): void {
  const refused = result === 'paid' ? bookingRefusal(call, player, deposit) : null;
  const status = refused === null ? result : 'declined';
  const isFirst =
    status === 'paid' && !depositsSlice.of(call, player).items.some((item) => item.status === 'paid');
  deposit.status = status;
  deposit.pendingResult = null;
  if (status === 'paid') book(call, player, deposit);
  const returnedBecause = returnReasonOf(refused);
  if (returnedBecause) deposit.returnedBecause = returnedBecause;
  const { id, systemId, account, amount, giftId } = deposit;
  const sum = returnedBecause ? amount : shownSumOf(deposit);
  call.publish('deposit.settled', {
    player,
    deposit: { id, systemId, account, amount, status, giftId, isFirst },
  });
  // A cancelled or expired deposit was never paid. The provider sends no result for it, so the player gets no
  // notice.
  if (status !== 'cancelled' && status !== 'expired')
    addNotice(call, player, noticeOf(deposit), { sum: sum / 100 });
  notifyPlayer(call, player, deposit, isFirst);
}

/** Cancels an unpaid deposit. Idempotent. */
export function cancelDeposit(
  call: Context,
  player: PlayerState,
  id: number,
): StoredDeposit | 'deposit_not_found' | 'deposit_not_open' {
  const deposit = depositsSlice.of(call, player).items.find((item) => item.id === id);
  if (!deposit) return 'deposit_not_found';
  if (deposit.status === 'cancelled') return deposit;
  if (statusOf(deposit) !== 'open') return 'deposit_not_open';
  completeDeposit(call, player, deposit, 'cancelled');
  return deposit;
}

/**
 * Records the provider's result. A slow bank first reports `pending`; any other result is final.
 * Returns whether the report changed anything, or null for an unknown token.
 */
export function settleDeposit(
  call: Context,
  token: string,
  status: Exclude<DepositStatus, 'open' | 'cancelled' | 'expired'>,
): boolean | null {
  const found = depositByToken(call, token);
  if (!found) return null;
  const { player, deposit } = found;
  if (deposit.status !== 'pending' || statusOf(deposit) === status) return false;
  if (status === 'pending') {
    deposit.pendingResult = { at: call.now + slowBankDelay, status: 'paid' };
    notifyPlayer(call, player, deposit, false);
  } else completeDeposit(call, player, deposit, status);
  return true;
}
