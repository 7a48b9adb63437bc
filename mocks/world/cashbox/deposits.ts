// Starting a deposit, and what comes back from the provider's page.
import type { Context } from '../../core/handler.ts';
import type { DepositStatus } from '../../generated/model/index.ts';
import { giftTemplates } from '../catalogue/gifts.ts';
import { generalLimitOf, isResting, limitOf, paymentSystems, type SystemDefinition } from '../catalogue/paymentSystems.ts';
import { activate } from '../gifts/activate.ts';
import { conditionOf, findGift, holderOf } from '../gifts/gifts.ts';
import { activationProblem, isForDeposit } from '../gifts/rules.ts';
import { record } from '../ledger.ts';
import { countDeposit } from '../promotions/deposits.ts';
import { depositByToken, depositsSlice, depositStatusAt, type StoredDeposit } from '../slices/deposits.ts';
import { giftsSlice, type StoredGift } from '../slices/gifts.ts';
import { addNotice } from '../slices/notices.ts';
import { depositRoom, playRestrictionOf } from '../slices/responsiblePlay.ts';
import type { PlayerState } from '../state.ts';

export type DepositRefusal =
  | { why: 'account_blocked' | 'self_excluded' | 'time_out_active' | 'payment_system_unavailable' }
  | { why: 'amount_too_small' | 'amount_too_large' | 'deposit_limit_reached'; limit: number };

export interface DepositLimits {
  min: number;
  max: number;
  /** What the player's own limits leave, or null. */
  room: number | null;
}

/** Why an amount cannot be deposited; null when it can. Minor units. */
export function amountProblem(amount: number, { min, max, room }: DepositLimits): DepositRefusal | null {
  if (amount < min) return { why: 'amount_too_small', limit: min };
  if (amount > max) return { why: 'amount_too_large', limit: max };
  return room !== null && amount > room ? { why: 'deposit_limit_reached', limit: room } : null;
}

/** The way with this id, unless there is none or its provider rests. */
export function openSystem(call: Context, id: number): SystemDefinition | null {
  const system = paymentSystems.find((item) => item.id === id);
  return system && !isResting(system, call.now) ? system : null;
}

/** Why the player cannot deposit this by this way; null when they can. */
export function depositProblem(call: Context, player: PlayerState, system: SystemDefinition | null, amount: number): DepositRefusal | null {
  if (player.isBlocked) return { why: 'account_blocked' };
  const restriction = playRestrictionOf(call, player);
  if (restriction) return { why: restriction };
  if (!system) return { why: 'payment_system_unavailable' };
  const [general] = generalLimitOf(call.brand).deposit;
  const own = limitOf(system, call.brand);
  return amountProblem(amount, { min: own.min, max: Math.min(own.max, general?.max ?? own.max), room: depositRoom(call, player) });
}

/** The gift that a deposit is to activate: the named one, else the one that was chosen in the cashbox. 'refused' when it cannot be. */
export function giftOfDeposit(call: Context, player: PlayerState, named: number | undefined): number | null | 'refused' {
  const id = named ?? giftsSlice.of(call, player).selected;
  if (id === null) return null;
  const gift = findGift(call, player, id);
  const isUsable =
    gift !== null &&
    gift !== 'foreign' &&
    isForDeposit(giftTemplates[gift.name]) &&
    activationProblem(conditionOf(call, player, gift), holderOf(call, player)) === null;
  if (isUsable) return id;
  return named === undefined ? null : 'refused';
}

/** What the provider's page is told, as its query or its form has it. `back` is where it leads when it is done. */
export function pageFieldsOf(call: Context, player: PlayerState, deposit: StoredDeposit, back: string): [string, string][] {
  const system = paymentSystems.find(({ id }) => id === deposit.systemId);
  return [
    ['token', deposit.token],
    ['amount', String(deposit.amount)],
    ['currency', player.currency],
    ['system', String(deposit.systemId)],
    ['name', system?.name[call.locale] ?? ''],
    ['locale', call.locale],
    ['back', back],
    ...(call.inPage ? [['bridge', 'parent'] as [string, string]] : []),
  ];
}

/** The address of the provider's page. */
export function paymentPageUrl(fields: readonly [string, string][]): string {
  return `/mock-pages/payment/?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;
}

function giftFor(call: Context, player: PlayerState, { giftId }: StoredDeposit): StoredGift | null {
  const gift = giftId === null ? null : findGift(call, player, giftId);
  return gift === 'foreign' ? null : gift;
}

function receive(call: Context, player: PlayerState, deposit: StoredDeposit, system: SystemDefinition | undefined): void {
  const { ledger } = call.state;
  const reference = `deposit-${deposit.id}`;
  const account = `player:${player.id}:real` as const;
  record(ledger, { at: call.now, from: `provider:${system?.key ?? 'unknown'}`, to: account, amount: deposit.amount, kind: 'deposit', reference });
  player.deposited += deposit.amount;
  // Card fees come back as cashback (specification, section 9).
  const fee = system?.isFeeRefunded ? Math.floor((deposit.amount * (system.feePercent ?? 0)) / 100) : 0;
  if (fee > 0) record(ledger, { at: call.now, from: 'house', to: account, amount: fee, kind: 'cashback', reference });
  const gift = giftFor(call, player, deposit);
  const condition = gift && conditionOf(call, player, gift);
  if (gift && condition && condition.missingDeposit === 0 && activationProblem(condition, holderOf(call, player)) === null)
    activate(call, player, gift, deposit.amount);
  countDeposit(call, player, deposit.amount);
  addNotice(call, player, 'deposit_done', { sum: Math.floor(deposit.amount / 100) });
}

/**
 * Takes in what the provider says of a deposit: money comes once, and the player hears of each result by
 * `treasury.transaction_confirmed`. False for an unknown token, or a deposit that already has its result.
 */
export function settleDeposit(call: Context, token: string, status: DepositStatus): boolean {
  const found = depositByToken(call, token);
  if (!found || depositStatusAt(found.deposit, call.now) !== 'pending') return false;
  const { player, deposit } = found;
  const system = paymentSystems.find(({ id }) => id === deposit.systemId);
  const isFirstDeposit = status === 'paid' && !depositsSlice.of(call, player).items.some((item) => item.status === 'paid');
  deposit.status = status;
  if (status === 'paid') receive(call, player, deposit, system);
  const { id: transactionId, amount, systemId: paymentSystemId } = deposit;
  call.emit(
    {
      type: 'treasury.transaction_confirmed',
      data: { transactionId, kind: 'deposit', status, amount, currency: player.currency, paymentSystemId, isFirstDeposit },
    },
    { player: player.id },
  );
  return true;
}
