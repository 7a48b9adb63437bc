// Asking for a payout, confirming it and taking it back (specification, sections 4 to 6: withdrawal).
import type { Context } from '../../core/handler.ts';
import type { PaymentLimit, PayoutBody, PayoutCard, PayoutSystem } from '../../generated/model/index.ts';
import { checkCode, sendCode, type SendResult } from '../codes.ts';
import { brandFacts } from '../catalogue/brandFacts.ts';
import { cardMask, generalLimitOf, limitOf, logoOf } from '../catalogue/paymentSystems.ts';
import { payoutSystems, type PayoutDefinition } from '../catalogue/payoutSystems.ts';
import { finishGift } from '../gifts/activate.ts';
import { balancesOf, record } from '../ledger.ts';
import { depositsSlice } from '../slices/deposits.ts';
import { giftsToBurn } from '../slices/gifts.ts';
import { addPayout, isCancellable, openPayoutsOf, payoutStatusAt, type StoredPayout } from '../slices/payouts.ts';
import { settleVerifications, verificationSlice } from '../slices/verification.ts';
import type { PlayerState } from '../state.ts';

const walletMask = 'V-****-17';

function isProven(call: Context, player: PlayerState, proof: PayoutDefinition['proof']): boolean {
  return verificationSlice.of(call, player).documents.some(({ kind, status }) => kind === proof && status === 'success');
}

/** The cards and wallets that deposits came from. */
function cardsOf(call: Context, player: PlayerState, { id, proof }: PayoutDefinition): PayoutCard[] {
  const hasPaid = depositsSlice.of(call, player).items.some(({ systemId, status }) => systemId === id && status === 'paid');
  if (!hasPaid || proof === null) return [];
  return [{ id: `${proof}-${player.id}`, mask: proof === 'bank_card' ? cardMask : walletMask, isVerified: isProven(call, player, proof) }];
}

function limitsOf(call: Context, { most }: PayoutDefinition): PaymentLimit {
  return { ...limitOf({ least: 0, most }, call.brand), min: brandFacts[call.brand].leastPayout * 100 };
}

/** The ways to withdraw as the cashbox shows them. */
export function payoutSystemsOf(call: Context, player: PlayerState): PayoutSystem[] {
  settleVerifications(call, player);
  return payoutSystems.map((definition, position) => {
    const { id, key, name, field } = definition;
    const cards = cardsOf(call, player, definition);
    return {
      id,
      position,
      name: name[call.locale],
      key,
      image: logoOf(definition),
      limits: [limitsOf(call, definition)],
      send: { method: 'POST', url: `/json-api/treasury/user-payout/send/${key}` },
      fields: [
        {
          name: 'account',
          type: field.type,
          label: field.label[call.locale],
          ...(field.placeholder === '' ? {} : { placeholder: field.placeholder }),
          minLength: field.minLength,
          maxLength: field.maxLength,
        },
      ],
      ...(cards.length > 0 ? { cards } : {}),
    };
  });
}

export interface PayoutFacts {
  isBlocked: boolean;
  isExcluded: boolean;
  isMultiAccount: boolean;
  hasBonus: boolean;
  isVerified: boolean;
  hasPhone: boolean;
  hasOpenRequest: boolean;
  /** Minor units of real money. */
  real: number;
}

export type PayoutRefusal =
  | {
      why: 'account_blocked' | 'self_excluded' | 'multi_account' | 'wagering_required' | 'verification_required' | 'phone_not_confirmed' | 'payout_in_progress';
    }
  | { why: 'amount_too_small' | 'amount_too_large'; limit: number }
  | { why: 'insufficient_funds'; missing: number };

/** Why a payout cannot be asked for; null when it can. Minor units. */
export function payoutProblem(facts: PayoutFacts, amount: number, { min, max }: { min: number; max: number }): PayoutRefusal | null {
  if (facts.isBlocked) return { why: 'account_blocked' };
  if (facts.isExcluded) return { why: 'self_excluded' };
  if (facts.isMultiAccount) return { why: 'multi_account' };
  if (facts.hasBonus) return { why: 'wagering_required' };
  if (!facts.isVerified) return { why: 'verification_required' };
  if (!facts.hasPhone) return { why: 'phone_not_confirmed' };
  if (facts.hasOpenRequest) return { why: 'payout_in_progress' };
  if (amount < min) return { why: 'amount_too_small', limit: min };
  if (amount > max) return { why: 'amount_too_large', limit: max };
  return amount > facts.real ? { why: 'insufficient_funds', missing: amount - facts.real } : null;
}

const phoneOf = (player: PlayerState): string | undefined => player.contacts.find(({ type, isVerified }) => type === 'phone' && isVerified)?.value;

/** Why this player cannot have this payout; null when they can. */
export function payoutRefusal(call: Context, player: PlayerState, definition: PayoutDefinition, amount: number): PayoutRefusal | null {
  settleVerifications(call, player);
  const { min, max } = limitsOf(call, definition);
  const [general] = generalLimitOf(call.brand).payout;
  const facts: PayoutFacts = {
    isBlocked: player.isBlocked,
    isExcluded: player.isExcluded,
    isMultiAccount: player.isMultiAccount,
    hasBonus: player.bonus !== null,
    isVerified: player.isVerified,
    hasPhone: phoneOf(player) !== undefined,
    hasOpenRequest: openPayoutsOf(call, player).length > 0,
    real: balancesOf(call.state.ledger, player.id).real,
  };
  return payoutProblem(facts, amount, { min, max: Math.min(max, general?.max ?? max) });
}

/** Where the money is to go, masked, or why it cannot go there: only to what deposits came from (specification, section 5). */
export function destinationOf(
  call: Context,
  player: PlayerState,
  definition: PayoutDefinition,
  { cardId, account = '' }: PayoutBody,
): { account: string } | 'validation_error' | 'card_not_used_for_deposit' {
  const cards = cardsOf(call, player, definition);
  if (cardId !== undefined) {
    const card = cards.find(({ id }) => id === cardId);
    return card ? { account: card.mask } : 'card_not_used_for_deposit';
  }
  const written = account.replace(/[\s()+]/g, '');
  const { type, minLength, maxLength } = definition.field;
  if (written.length < minLength || written.length > maxLength) return 'validation_error';
  if (type !== 'text' && !/^\d+$/.test(written)) return 'validation_error';
  if (type === 'phone') return written === phoneOf(player) ? { account: `${written.slice(0, 2)} *** *** ${written.slice(-3)}` } : 'card_not_used_for_deposit';
  const card = cards.find(({ mask }) => written.endsWith(mask.slice(type === 'card' ? -4 : -2)));
  return card ? { account: card.mask } : 'card_not_used_for_deposit';
}

/** Takes the money aside, burns the gifts that are there and sends the code (specification, section 4). */
export function requestPayout(call: Context, player: PlayerState, { key }: PayoutDefinition, amount: number, account: string): StoredPayout {
  const payout = addPayout(call, player, { systemKey: key, amount, account, phone: phoneOf(player) ?? '' });
  record(call.state.ledger, {
    at: call.now,
    from: `player:${player.id}:real`,
    to: `provider:payout-${key}`,
    amount,
    kind: 'payout',
    reference: `payout-${payout.id}`,
  });
  for (const gift of giftsToBurn(call, player)) finishGift(call, player, gift, 'expired');
  sendPayoutCode(call, payout);
  return payout;
}

/** Sends the code of a request to its phone. */
export function sendPayoutCode(call: Context, { phone }: StoredPayout): SendResult {
  return sendCode(call, { purpose: 'payout', kind: 'sms', to: phone });
}

/** Wrong codes for one request, over all codes that were sent, before only support helps. */
export const mostWrongCodes = 10;

/** Confirms a request by its code. */
export function confirmPayoutBy(
  call: Context,
  player: PlayerState,
  payout: StoredPayout,
  code: string,
): 'confirmed' | 'wrong' | 'expired' | 'exceeded' | 'support' {
  if (payout.wrongCodes >= mostWrongCodes) return 'support';
  const result = checkCode(call, 'payout', payout.phone, code);
  if (result === 'wrong' || result === 'exceeded') payout.wrongCodes += 1;
  if (result !== 'right') return result;
  payout.confirmedAt = call.now;
  tellPayout(call, player, payout);
  return 'confirmed';
}

function tellPayout(call: Context, player: PlayerState, { id, amount }: StoredPayout): void {
  call.emit(
    { type: 'treasury.transaction_confirmed', data: { transactionId: id, kind: 'payout', status: 'pending', amount, currency: player.currency } },
    { player: player.id },
  );
}

/** Takes a request back and gives the money back; false when somebody works on it or it is over. */
export function takeBackPayout(call: Context, player: PlayerState, payout: StoredPayout): boolean {
  if (!isCancellable(payoutStatusAt(payout, call.now))) return false;
  payout.settled = 'cancelled';
  record(call.state.ledger, {
    at: call.now,
    from: `provider:payout-${payout.systemKey}`,
    to: `player:${player.id}:real`,
    amount: payout.amount,
    kind: 'payout_cancel',
    reference: `payout-${payout.id}`,
  });
  return true;
}
