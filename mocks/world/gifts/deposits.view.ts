// The deposits that count for gifts. Each deposit counts for only one gift.
import type { ActivationPreview, Gift } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { depositsOf, type LedgerEntry } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';
import { giftTemplates, giftTitle, requiredUnits } from './catalogue.ts';
import { depositBonus, fundingOf } from './rules.ts';
import { giftsSlice, type StoredGift } from './state.ts';

/** The required deposit and the amount already deposited, minor units. Null if the gift needs no deposit. */
export function requiredDeposit(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
): { limit: number; progress: number } | null {
  const { deposit } = giftTemplates[gift.name];
  if (deposit === undefined) return null;
  const limit = requiredUnits(call.brand, deposit) * 100;
  return { limit, progress: openDepositsOf(call, player, gift).reduce((sum, { amount }) => sum + amount, 0) };
}

/** Deposits made after receiving the gift that haven't funded another gift, oldest first. */
export function openDepositsOf(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  { id, receivedAfter }: StoredGift,
): LedgerEntry[] {
  const others = giftsSlice.of(call, player).items.filter((gift) => gift.id !== id);
  const spent = new Set(others.flatMap(({ fundedBy }) => fundedBy));
  return depositsOf(call.state.ledger, player.id).filter(
    ({ id: entry }) => entry > receivedAfter && !spent.has(entry),
  );
}

/**
 * The deposits that activating the gift uses up, and the amount that its bonus is calculated from, minor
 * units.
 * @param deposit the deposit that activates the gift, if any
 */
export function depositsFor(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  deposit: LedgerEntry | null = null,
): { used: LedgerEntry[]; amount: number } {
  const wanted = requiredDeposit(call, player, gift);
  if (!wanted) return { used: [], amount: 0 };
  const used = fundingOf(openDepositsOf(call, player, gift), {
    needed: wanted.limit,
    activatingDepositId: deposit?.id ?? null,
    countsAllDeposits: giftTemplates[gift.name].type === 'deposit_bonus',
  });
  return { used, amount: deposit?.amount ?? used.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Previews an activation: its bonus, and the other gifts whose deposits it would use up. */
export function activationOf(call: Context, player: PlayerState, gift: StoredGift): Pick<Gift, 'activation'> {
  if (gift.state !== 'received') return {};
  const wanted = requiredDeposit(call, player, gift);
  if (!wanted || wanted.progress < wanted.limit) return {};
  const { type, percent = 100, roubles = 0 } = giftTemplates[gift.name];
  const { used, amount } = depositsFor(call, player, gift);
  const others = giftsSlice.of(call, player).items.filter(({ id }) => id !== gift.id);
  const activation: ActivationPreview = {
    losing: others.flatMap((other) => lossOf(call, player, other, used)),
    ...(type === 'deposit_bonus'
      ? { bonus: depositBonus(percent, amount, gift.amount ?? minorOf(call.brand, roubles)) }
      : {}),
  };
  return { activation };
}

function lossOf(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  used: readonly LedgerEntry[],
): ActivationPreview['losing'] {
  const wanted = requiredDeposit(call, player, gift);
  if (gift.state !== 'received' || gift.isDisabled || !wanted) return [];
  const shared = openDepositsOf(call, player, gift).filter(({ id }) => used.some((one) => one.id === id));
  const lost = shared.reduce((sum, { amount }) => sum + amount, 0);
  const missing = wanted.limit - wanted.progress + lost;
  if (lost === 0 || missing <= 0) return [];
  return [{ id: gift.id, title: giftTitle(gift.name, call.brand, call.locale, gift.amount), missing }];
}
