import type { PayoutStatus } from '../../generated/model/index.ts';
import { checkCode, sendCode, type CodeRefusal, type SendResult } from '../codes.ts';
import type { Context } from '../context.ts';
import { day } from '../dates.ts';
import { burnGifts, restoreGifts } from '../gifts/actions.ts';
import { balancesOf, record, type EntryKind } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { nextId, type PlayerState } from '../state.ts';
import { moneyText } from '../sums.ts';
import { generalLimitOf } from './deposits.rules.ts';
import type { PayoutDefinition } from './payouts.catalogue.ts';
import {
  isCancellable,
  outcomeOf,
  payoutLimitOf,
  payoutProblem,
  type PayoutFacts,
  type PayoutRefusal,
} from './payouts.rules.ts';
import { firstPayoutId, payoutsSlice, type StoredPayout } from './payouts.state.ts';
import { leastPayoutOf, openPayoutsOf, phoneOf } from './payouts.view.ts';

export function payoutRefusal(
  call: Context,
  player: PlayerState,
  definition: PayoutDefinition,
  amount: number,
): PayoutRefusal | null {
  const { max } = payoutLimitOf(definition, call.brand);
  const [general] = generalLimitOf(call.brand).payout;
  const facts: PayoutFacts = {
    isBlocked: player.isBlocked,
    isMultiAccount: player.isMultiAccount,
    hasBonus: player.bonus !== null,
    isVerified: player.isVerified,
    hasPhone: phoneOf(player) !== undefined,
    openRequests: openPayoutsOf(call, player).length,
    real: balancesOf(call.state.ledger, player.id).real,
  };
  return payoutProblem(facts, amount, {
    min: leastPayoutOf(call, player),
    max: Math.min(max, general?.max ?? max),
  });
}

export interface NewPayout extends Pick<StoredPayout, 'amount' | 'account' | 'requestKey'> {
  definition: PayoutDefinition;
}

/** Creates a payout request: reserves the money, burns the player's gifts and sends the SMS code (S4.64). */
export function requestPayout(
  call: Context,
  player: PlayerState,
  { definition: { key }, amount, account, requestKey }: NewPayout,
): StoredPayout {
  const payout: StoredPayout = {
    id: firstPayoutId + nextId(call.state, 'transaction'),
    systemKey: key,
    amount,
    account,
    phone: phoneOf(player) ?? '',
    createdAt: call.now,
    confirmedAt: null,
    status: 'needs_confirmation',
    wrongCodes: 0,
    burntGifts: [],
    requestKey,
  };
  payoutsSlice.of(call, player).items.unshift(payout);
  record(call.state.ledger, {
    at: call.now,
    from: `player:${player.id}:real`,
    to: `provider:payout-${key}`,
    amount,
    kind: 'payout',
    reference: `payout-${payout.id}`,
  });
  payout.burntGifts = burnGifts(call, player);
  sendPayoutCode(call, player, payout);
  // Shows the request in the player's other tabs without a reload.
  notifyPlayer(call, player, payout, 'pending');
  return payout;
}

export function sendPayoutCode(
  call: Context,
  { currency }: PlayerState,
  { id, phone, amount }: StoredPayout,
): SendResult {
  const sum = moneyText(amount, currency, call.locale);
  return sendCode(call, { purpose: 'payout', kind: 'sms', to: phone, item: id, sum });
}

/**
 * Maximum number of wrong SMS codes that a player may enter per day, over all payouts. After that, only support
 * can help.
 */
export const maxWrongCodes = 10;

/**
 * Counts the wrong codes of all payout requests of the last 24 hours together. If each request had its own
 * count, every new request would allow more guesses.
 */
function wrongCodesToday(call: Context, player: PlayerState): number {
  return payoutsSlice
    .of(call, player)
    .items.filter(({ createdAt }) => createdAt > call.now - day)
    .reduce((sum, { wrongCodes }) => sum + wrongCodes, 0);
}

export function confirmPayoutByCode(
  call: Context,
  player: PlayerState,
  payout: StoredPayout,
  code: string,
): CodeRefusal | { why: 'request_limit_exceeded' } | null {
  if (wrongCodesToday(call, player) >= maxWrongCodes) return { why: 'request_limit_exceeded' };
  const refused = checkCode(call, 'payout', payout.phone, code, payout.id);
  if (refused && refused.why !== 'code_expired') payout.wrongCodes += 1;
  if (refused) return refused;
  payout.confirmedAt = call.now;
  payout.status = 'pending';
  notifyPlayer(call, player, payout, 'pending');
  return null;
}

function notifyPlayer(
  call: Context,
  player: PlayerState,
  { id, amount }: StoredPayout,
  status: 'pending' | 'paid' | 'declined' | 'error',
): void {
  const { currency } = player;
  call.emit(
    {
      type: 'treasury.transaction_confirmed',
      data: { transactionId: id, kind: 'payout', status, amount, currency },
    },
    { player: player.id },
  );
}

/** Starts processing a confirmed request. It can't be cancelled any more. */
export function startProcessing(call: Context, player: PlayerState, payout: StoredPayout): void {
  payout.status = 'processing';
  notifyPlayer(call, player, payout, 'pending');
}

function refund(
  call: Context,
  player: PlayerState,
  payout: StoredPayout,
  kind: Extract<EntryKind, 'payout_cancel' | 'payout_declined'>,
): void {
  record(call.state.ledger, {
    at: call.now,
    from: `provider:payout-${payout.systemKey}`,
    to: `player:${player.id}:real`,
    amount: payout.amount,
    kind,
    reference: `payout-${payout.id}`,
  });
  restoreGifts(call, player, payout.burntGifts);
}

/** Cancels a request and returns its money and gifts. False if it is being processed or finished. */
export function cancelPayout(call: Context, player: PlayerState, payout: StoredPayout): boolean {
  if (!isCancellable(payout.status)) return false;
  payout.status = 'cancelled';
  refund(call, player, payout, 'payout_cancel');
  // Closes the request in the player's other tabs.
  notifyPlayer(call, player, payout, 'declined');
  return true;
}

/** Drops a request that was never confirmed, returns the money and notifies the player. */
export function dropPayout(call: Context, player: PlayerState, payout: StoredPayout): void {
  cancelPayout(call, player, payout);
  addNotice(call, player, 'payout_unconfirmed', { sum: payout.amount / 100 });
}

/**
 * Completes a request. The amount decides the result: paid, declined with a refund, or a provider
 * error.
 */
export function completePayout(call: Context, player: PlayerState, payout: StoredPayout): void {
  const outcome = outcomeOf(payout.amount);
  payout.status = outcome satisfies PayoutStatus;
  const sum = payout.amount / 100;
  switch (outcome) {
    case 'paid':
      addNotice(call, player, 'payout_done', { sum });
      return notifyPlayer(call, player, payout, 'paid');
    case 'declined':
      refund(call, player, payout, 'payout_declined');
      addNotice(call, player, 'payout_declined', { sum });
      return notifyPlayer(call, player, payout, 'declined');
    case 'server_problem':
      return notifyPlayer(call, player, payout, 'error');
  }
}
